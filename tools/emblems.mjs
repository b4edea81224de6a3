// Brings the outlines of the emblems a board names (`emblems.txt`) out of the icon set into `emblems.generated.ts` beside it,
// because the whole set is six megabytes and a board needs twenty of its four thousand pictures.
// `node tools/emblems.mjs` writes, `node tools/emblems.mjs --check` only tells whether something is stale.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(dirname(fileURLToPath(import.meta.url))), 'web');
const set = JSON.parse(readFileSync(join(web, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));
const boards = join(web, 'src/boards');

/** The names in a list; each line is `name author`, a line that begins with # is a remark. */
function named(list) {
  return list.split('\n').filter((line) => line.trim() && !line.startsWith('#')).map((line) => line.trim().split(/\s+/)[0]);
}

function outline(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`The set has no emblem "${name}".`);
  return icon.body;
}

function generated(names) {
  const entries = names.map((name) => `  '${name}': '${outline(name)}',`).join('\n');
  return `// Made by tools/emblems.mjs from emblems.txt; the drawings are CC BY 3.0, their authors are named there.\nexport const emblems = {\n${entries}\n} as const;\n\nexport type EmblemName = keyof typeof emblems;\n`;
}

let stale = 0;
for (const board of readdirSync(boards)) {
  const list = join(boards, board, 'emblems.txt');
  if (!existsSync(list)) continue;
  const target = join(boards, board, 'emblems.generated.ts');
  const wanted = generated(named(readFileSync(list, 'utf8')));
  const found = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (wanted === found) continue;
  if (process.argv.includes('--check')) {
    console.error(`${target} is stale: run node tools/emblems.mjs`);
    stale = 1;
  } else {
    writeFileSync(target, wanted);
    console.log(`wrote ${target}`);
  }
}
process.exit(stale);
