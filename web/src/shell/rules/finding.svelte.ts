/** Looks for words on the page of rules, as it is drawn: each paragraph, item and row that has all of them is a place. */

const PLACES = 'p, li, tbody tr, pre';
const HIGHLIGHT = 'found';

export class Finding {
  readonly #page: () => HTMLElement | undefined;
  wish = $state('');
  found = $state.raw<readonly HTMLElement[]>([]);
  /** The place that is looked at; -1 before the first. */
  at = $state(-1);

  constructor(page: () => HTMLElement | undefined) {
    this.#page = page;
  }

  /** The title of the chapter that is looked at. */
  get chapter(): string {
    return this.found[this.at]?.closest('[data-chapter]')?.querySelector('h2')?.textContent?.trim() ?? '';
  }

  find(wish: string): void {
    const words = wish.toLowerCase().split(/\s+/).filter(Boolean);
    [this.wish, this.at] = [wish.trim(), -1];
    const found = words.length
      ? [...(this.#page()?.querySelectorAll<HTMLElement>(PLACES) ?? [])].filter((place) => {
          const text = place.textContent?.toLowerCase() ?? '';
          return words.every((word) => text.includes(word));
        })
      : [];
    this.found = found;
    highlight(found, words);
  }

  step(by: 1 | -1): void {
    const { length } = this.found;
    if (!length) return;
    this.at = this.at < 0 && by < 0 ? length - 1 : (this.at + by + length) % length;
    const place = this.found[this.at];
    if (place) reveal(place);
  }

  /** Leads there, with the focus. */
  show(place: HTMLElement): void {
    reveal(place);
    place.focus({ preventScroll: true });
  }
}

/** What is folded away is opened. */
function reveal(place: HTMLElement): void {
  place.closest('details')?.setAttribute('open', '');
  place.scrollIntoView({ block: 'center' });
}

/** Where a browser cannot, the places are found all the same. */
function highlight(places: readonly HTMLElement[], words: readonly string[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(HIGHLIGHT);
  const ranges = places.flatMap((place) => [...rangesIn(place, words)]);
  if (ranges.length) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

function* rangesIn(place: HTMLElement, words: readonly string[]): Generator<Range> {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.toLowerCase() ?? '';
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        yield range;
      }
  }
}
