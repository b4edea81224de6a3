// Unpacks the browser carried by @sparticuz/chromium: node unpack.mjs <the package's bin folder> <target folder>
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const [from, to] = process.argv.slice(2);
const unpack = (name, target, mode) =>
  pipeline(createReadStream(join(from, name)), createBrotliDecompress(), createWriteStream(target, { mode }));

mkdirSync(to, { recursive: true });
for (const name of ['al2023', 'swiftshader', 'fonts']) {
  const tar = join(to, `${name}.tar`);
  await unpack(`${name}.tar.br`, tar);
  execFileSync('tar', ['xf', tar, '-C', to]);
  rmSync(tar);
}
// The program comes last and under another name at first: where it stands, all of it stands.
await unpack('chromium.br', join(to, 'chromium.part'), 0o755);
renameSync(join(to, 'chromium.part'), join(to, 'chromium'));
