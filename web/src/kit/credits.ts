/** Whose drawings and letters the pages show. The shell lists these under the licences of the works. */
import { readEmblemList } from './emblems';

export interface Credit {
  work: string;
  authors: string[];
  licence: string;
  address: string;
}

export interface EmblemAuthor {
  name: string;
  emblems: string[];
}

const lists = import.meta.glob<string>('../boards/*/emblems.txt', { query: '?raw', import: 'default', eager: true });

/** Each author of an emblem with the emblems drawn, both in alphabetical order. */
const emblemAuthors: EmblemAuthor[] = gather(Object.values(lists).flatMap(readEmblemList));

export const credits: Credit[] = [
  {
    work: 'Game-icons.net',
    authors: emblemAuthors.map(({ name, emblems }) => `${name} (${emblems.join(', ')})`),
    licence: 'CC BY 3.0',
    address: 'https://creativecommons.org/licenses/by/3.0/',
  },
  {
    work: 'Cinzel',
    authors: ['The Cinzel Project Authors'],
    licence: 'SIL OFL 1.1',
    address: 'https://openfontlicense.org/',
  },
  {
    work: 'IM Fell English',
    authors: ['Igino Marini'],
    licence: 'SIL OFL 1.1',
    address: 'https://openfontlicense.org/',
  },
  {
    work: 'Cormorant',
    authors: ['The Cormorant Project Authors'],
    licence: 'SIL OFL 1.1',
    address: 'https://openfontlicense.org/',
  },
  {
    work: 'Caveat',
    authors: ['The Caveat Project Authors'],
    licence: 'SIL OFL 1.1',
    address: 'https://openfontlicense.org/',
  },
  {
    work: 'Noto Sans JP',
    authors: ['Adobe'],
    licence: 'SIL OFL 1.1',
    address: 'https://openfontlicense.org/',
  },
  {
    work: 'Zen Old Mincho',
    authors: ['The Zen Old Mincho Project Authors'],
    licence: 'SIL OFL 1.1',
    address: 'https://openfontlicense.org/',
  },
  {
    work: 'Atkinson Hyperlegible Next',
    authors: ['The Atkinson Hyperlegible Next Project Authors'],
    licence: 'SIL OFL 1.1',
    address: 'https://openfontlicense.org/',
  },
];

function gather(found: { emblem: string; author: string }[]): EmblemAuthor[] {
  const byName = new Map<string, Set<string>>();
  for (const { emblem, author } of found) {
    const name = author.charAt(0).toUpperCase() + author.slice(1);
    byName.set(name, (byName.get(name) ?? new Set()).add(emblem));
  }
  return [...byName]
    .map(([name, emblems]) => ({ name, emblems: [...emblems].sort() }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
