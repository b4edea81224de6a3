/**
 * Beside every file of text that is named after its content the same in brotli and gzip, as small as they get: the server sends them as they are.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /^assets[\\/].+\.(css|js|json|svg)$/;
/** Smaller files fit into one packet anyhow. */
const WORTH_IT = 1000;

const ways = {
  br: (content: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 }),
};

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  for (const [ending, way] of Object.entries(ways)) {
    const small = await way(content);
    if (10 * small.length < 9 * content.length) await writeFile(`${file}.${ending}`, small);
  }
}

export function packed(): Plugin {
  return {
    name: 'wondertable-packed',
    apply: 'build',
    async writeBundle({ dir }) {
      const files = (await readdir(dir!, { recursive: true })).filter((name) => TEXT.test(name));
      await Promise.all(files.map((name) => pack(join(dir!, name))));
    },
  };
}
