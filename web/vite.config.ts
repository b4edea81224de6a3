import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { drawings } from './plugins/drawings.ts';
import { letters } from './plugins/letters.ts';
import { packed } from './plugins/packed.ts';
import { layers } from './plugins/pieces.ts';
import { texts } from './plugins/texts.ts';
import { worker } from './plugins/worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  // Relative addresses: the pages also work below a path, behind somebody's proxy.
  base: './',
  plugins: [svelte(), texts(), letters(), drawings(), worker(), packed()],
  build: {
    outDir: here('../src/wondertable/server/static'),
    emptyOutDir: true,
    // What needs what, for the test that weighs the pages.
    manifest: true,
    // Browsers that know light-dark(): spelt out for older ones, a dark world inside a light page would stay light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // three.js is one piece, and only KamiMaï's table loads it.
    chunkSizeWarningLimit: 800,
    // On a busy machine every build is slow; that is no fault of the pages.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: layers },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.split(/[~.]/)[0]}-[hash][extname]`,
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/wondertable'), here('../docs')] },
    proxy: { '/api': server, '/ws': { target: server.replace('http', 'ws'), ws: true } },
  },
});
