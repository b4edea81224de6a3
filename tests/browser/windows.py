"""The windows people have, and what goes wrong in them: something outside, cut off, under something else, or too small to press."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

from tests.browser import axe
from tests.browser.conftest import OUTPUT
from tests.browser.people import Person
from tests.placing import LONG

WINDOWS = {
    "desk": ViewportSize(width=1440, height=900),
    "laptop": ViewportSize(width=1366, height=650),
    "low": ViewportSize(width=1280, height=600),
    "tablet": ViewportSize(width=768, height=1024),
    "phone": ViewportSize(width=390, height=844),
    "small-phone": ViewportSize(width=360, height=640),
    "sideways": ViewportSize(width=844, height=390),
}
TIGHT = ("low", "tablet", "small-phone", "sideways")
"""The one of each shape in which least fits."""
# A page hears of its new size a little later, and may lay itself out in several steps: it has settled when nothing moves any more.
# What never lies still, such as a candle, is not waited for.
SETTLED = """async () => {
  const moment = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const places = () => [...document.querySelectorAll('header *, main *, dialog[open] *')].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join();
  }).join(';');
  await moment();
  let before = places();
  for (let alike = 0, looks = 0; alike < 2 && looks < 20; looks++) {
    await moment();
    const now = places();
    alike = now === before ? alike + 1 : 0;
    before = now;
  }
}"""
# A phone shows a page that is too wide as a whole, smaller: then the window is as wide as the page.
SIZED = """async ({ width, height }) => {
  const sized = () => (innerWidth === width && innerHeight === height)
    || (innerWidth > width && innerWidth === document.scrollingElement.scrollWidth);
  for (let looks = 0; !sized() && looks < 300; looks++) await new Promise(requestAnimationFrame);
  return sized();
}"""
SCROLLS = """(main => main.scrollWidth > main.clientWidth + 1 || main.scrollHeight > main.clientHeight + 1)(document.querySelector("main"))"""

# What a person needs is seen in the window as it is, or found by scrolling inside it: never by guessing. What only readers hear
# is a pixel large, and what only decorates (aria-hidden) may be cut.
FAULTS = r"""() => {
  const LEAST = 24, SLACK = 2;
  const wide = innerWidth, high = innerHeight;
  const found = new Set();
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const page = document.scrollingElement;
  if (page.scrollWidth > wide + 1) found.add(`the page is ${page.scrollWidth} wide`);
  // A page of words scrolls as a whole; one that asks does not.
  const scrolls = page.scrollHeight > high + 1 && !document.querySelector('main[data-asked]');
  if (page.scrollHeight > high + 1 && !scrolls) found.add(`the page is ${page.scrollHeight} high`);

  const called = (element) =>
    (element.getAttribute('aria-label') ?? element.innerText ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60) ||
    element.outerHTML.slice(0, 90);
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const unseen = (box) => box.width < 1.5 && box.height < 1.5 && box.width + box.height > 0; // a pixel, perhaps turned a little

  /** The part of the window in which something can be: what cuts it off, up to where it can be scrolled. */
  const frameOf = (element) => {
    const frame = { left: 0, top: 0, right: wide, bottom: high, x: false, y: false };
    let out = getComputedStyle(element).position;
    if (scrolls && out !== 'fixed' && !element.closest('dialog')) frame.y = true;
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      if (out === 'fixed') break;
      const style = getComputedStyle(at);
      if (out === 'absolute' && style.position === 'static' && style.transform === 'none' && style.containerType === 'normal') continue;
      out = style.position;
      const box = at.getBoundingClientRect();
      const clips = { x: style.overflowX !== 'visible', y: style.overflowY !== 'visible' };
      const moves = {
        x: /auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1,
        y: /auto|scroll/.test(style.overflowY) && at.scrollHeight > at.clientHeight + 1,
      };
      if (moves.x) frame.x = true;
      if (moves.y) frame.y = true;
      if (clips.x && !frame.x) (frame.left = Math.max(frame.left, box.left)), (frame.right = Math.min(frame.right, box.right));
      if (clips.y && !frame.y) (frame.top = Math.max(frame.top, box.top)), (frame.bottom = Math.min(frame.bottom, box.bottom));
    }
    return frame;
  };
  const outside = (box, frame) =>
    (!frame.x && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)) ||
    (!frame.y && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK));

  const controls = 'button, a[href], input, select, textarea, summary, [role=button], [role=gridcell], [role=tab], [role=option]';
  for (const control of root.querySelectorAll(controls)) {
    if (!seen(control) || control.closest('[aria-hidden=true], [inert]') || control.disabled) continue;
    if (control.matches('[role=gridcell]') && control.querySelector('button')) continue; // what is pressed is inside
    let box = control.getBoundingClientRect();
    const label = control.labels?.[0];
    if (unseen(box) && !label) continue;
    if (unseen(box) || (control.matches('[type=radio], [type=checkbox]') && label?.contains(control))) box = label.getBoundingClientRect();
    const inText = control.matches('a') && getComputedStyle(control).display === 'inline';
    if (inText) box = control.getClientRects()[0] ?? box; // it may go on in the next line
    if (!inText && (box.width < LEAST - 0.5 || box.height < LEAST - 0.5)) found.add(`${Math.round(box.width)}x${Math.round(box.height)} px: ${called(control)}`);
    if (!box.width || !box.height) continue;
    const frame = frameOf(control);
    if (outside(box, frame)) {
      found.add(`outside: ${called(control)}`);
      continue;
    }
    const scrolled = frame.x || frame.y;
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (scrolled && (middle[0] < 0 || middle[1] < 0 || middle[0] >= wide || middle[1] >= high)) continue;
    let hits = 0;
    for (const x of [0.2, 0.5, 0.8])
      for (const y of [0.2, 0.5, 0.8]) {
        const at = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        if (at && (control.contains(at) || control.labels?.[0]?.contains(at) || (at.contains(control) && scrolled))) hits++;
      }
    // a card under its neighbour, or a hexagon, still shows a good part of itself
    if (hits < 3) {
      const at = document.elementFromPoint(...middle);
      const place = control.closest('li');
      if (place && at?.closest('li') === place && at.closest('button')) continue; // one button for all of a small place
      if (scrolled && (!frameShows(middle, control) || sticks(at))) continue;
      found.add(`covered: ${called(control)} by ${at ? called(at) : 'nothing'}`);
    }
  }
  /** What sticks to the edge of what scrolls lies over it only until one scrolls. */
  function sticks(element) {
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).position === 'sticky') return true;
    return false;
  }
  function frameShows([x, y], element) {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (!/auto|scroll|hidden|clip/.test(style.overflowY + style.overflowX)) continue;
      const box = at.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    }
    return true;
  }

  /** A long name may end in "…" where all of it is told to whoever points there; readers hear it anyway. */
  const shortened = (element, words) =>
    [element, ...ancestors(element)].some((one) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(one);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    }) && Boolean(element.closest('[title]')?.title.includes(words));

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || !seen(element) || element.closest('[aria-hidden=true], style, script, option')) continue;
    const own = element.getBoundingClientRect();
    if (unseen(own) || [...ancestors(element)].some((one) => unseen(one.getBoundingClientRect()))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((box) => box.width > 0.5);
    if (!rects.length) {
      if (own.width === 0 || own.height === 0) found.add(`0 px: ${node.data.trim().slice(0, 60)}`);
      continue;
    }
    if (shortened(element, node.data.trim())) continue;
    const style = getComputedStyle(element);
    if (element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible' && !/auto|scroll/.test(style.overflowX) && element.clientWidth) {
      found.add(`cut: ${called(element)}`);
      continue;
    }
    const frame = frameOf(element);
    const lower = { ...frame };
    if (style.overflowY !== 'visible' && !/auto|scroll/.test(style.overflowY)) lower.bottom = Math.min(lower.bottom, own.bottom + 4);
    if (rects.some((box) => outside({ left: box.left + 1, right: box.right - 1, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.25 }, lower)))
      found.add(`cut: ${called(element)}`);
    const size = parseFloat(style.fontSize) * (own.width && element.offsetWidth ? own.width / element.offsetWidth : 1);
    if (!element.closest('svg') && /[\p{L}\p{N}]/u.test(node.data) && size < 8.5) found.add(`${size.toFixed(1)} px type: ${called(element)}`);
  }
  function* ancestors(element) {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) yield at;
  }
  return [...found];
}"""


def faults(page: Page) -> list[str]:
    """What is wrong in the window as it is."""
    axe.stand_still(page)
    return list(page.evaluate(FAULTS))


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    assert page.evaluate(SIZED, size), f"the window does not get {size}"
    page.evaluate(SETTLED)


def look_through_while_playing(person: Person, state: str, *, whole: bool = False) -> None:
    """As `look_through`, in the tightest windows; before a release in every one."""
    look_through(person, state, whole=whole, sizes=tuple(WINDOWS) if LONG else TIGHT)


def look_through(person: Person, state: str, *, whole: bool = False, sizes: tuple[str, ...] = tuple(WINDOWS)) -> None:
    """Show the page in every window, and fail for what cannot be seen or pressed in one; pictures of the bad ones are kept.

    A `whole` board is seen at once, without scrolling.
    """
    page, before = person.page, person.page.viewport_size
    assert before is not None
    found = []
    for name in sizes:
        size = WINDOWS[name]
        resize(page, size)
        here = faults(page)
        if whole and page.evaluate(SCROLLS):
            here.append("the board scrolls")
        if here:
            OUTPUT.mkdir(exist_ok=True)
            page.screenshot(path=OUTPUT / f"window-{state}-{name}.png")
        found += [f"{state}, {name} ({size['width']}x{size['height']}): {fault}" for fault in here]
    resize(page, before)
    assert not found, "\n" + "\n".join(found)
