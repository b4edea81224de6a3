/** The service worker as `sw.js` beside the pages: one plain script that needs no other, so that every browser can run it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/worker/sw.ts', import.meta.url));

export function worker(): Plugin {
  return {
    name: 'wondertable-worker',
    apply: 'build',
    generateBundle() {
      const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, removeComments: true };
      const source = ts.transpileModule(readFileSync(SOURCE, 'utf8'), { compilerOptions }).outputText;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
