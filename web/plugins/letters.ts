/**
 * The letters of Japanese: of each face one file with the characters that the sentences need, made before a build and kept until they change.
 * A whole face weighs five megabytes. What people type themselves may need others; these are drawn in a face of their device.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { textsOf } from './texts.ts';

const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url));
const MADE = `${PACKAGES}/.letters`;

interface Face {
  file: string;
  /** Whether its Latin letters and figures are wanted too: text keeps those of the house. */
  latin: boolean;
}

const FACES: Record<string, Face> = {
  'noto-sans-jp': { file: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf', latin: false },
  'zen-old-mincho': {
    file: '@expo-google-fonts/zen-old-mincho/600SemiBold/ZenOldMincho_600SemiBold.ttf',
    latin: true,
  },
};

/** Whatever the sentences say: kana and signs, for names and for sentences that come from elsewhere. */
const KANA = [
  [0x3001, 0x3015],
  [0x3041, 0x3096],
  [0x30a0, 0x30ff],
] as const;
const LATIN = [0x20, 0x7e] as const;
const SIGNS = '×…–—‘’“”→〜％！？（）：；＋－／＝＜＞';

const all = ([first, last]: readonly [number, number]): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

function characters({ latin }: Face): string {
  const said = [...textsOf('ja')].filter((one) => one > '~');
  const found = new Set([...KANA.flatMap(all), ...SIGNS, ...said, ...(latin ? all(LATIN) : [])]);
  return [...found].sort().join('');
}

async function make(name: string, face: Face): Promise<void> {
  const wanted = characters(face);
  const [file, mark] = [`${MADE}/${name}.woff2`, `${MADE}/${name}.txt`];
  const made = createHash('sha256').update(`${face.file}\n${wanted}`).digest('hex');
  if (existsSync(file) && existsSync(mark) && readFileSync(mark, 'utf8') === made) return;
  // Without the other forms of each character, for upright lines and old spellings: nothing here asks for them.
  const letters = await subsetFont(readFileSync(`${PACKAGES}/${face.file}`), wanted, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    keepFeatures: [],
  });
  mkdirSync(MADE, { recursive: true });
  writeFileSync(file, letters);
  writeFileSync(mark, made);
}

export function letters(): Plugin {
  return {
    name: 'wondertable-letters',
    async buildStart() {
      await Promise.all(Object.entries(FACES).map(([name, face]) => make(name, face)));
    },
  };
}
