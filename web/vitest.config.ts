import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import pages from './vite.config.ts';

/** Parts of the pages that need no browser: they run in Node, with Svelte as browsers have it. */
export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { include: ['src/**/*.test.ts'], environment: 'node', reporters: ['dot'] },
  }),
);
