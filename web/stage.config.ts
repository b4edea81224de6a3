import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { drawings } from './plugins/drawings.ts';
import { letters } from './plugins/letters.ts';
import { texts } from './plugins/texts.ts';
import pages from './vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The frame lays out its places as ever, and the stage learns where they are. */
const seenPlaces: Plugin = {
  name: 'seen-places',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../kit/motion' && importer?.endsWith('/shell/Play.svelte') ? here('./stage/places.ts') : null,
};

/** The stage of tests/stage: boards as the pages have them, with a table that a test writes. It is never shipped. */
export default defineConfig({
  base: './',
  root: here('.'),
  publicDir: false,
  plugins: [seenPlaces, svelte(), texts(), letters(), drawings()],
  build: {
    ...pages.build,
    outDir: here('../.cache/stage'),
    manifest: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: [here('./stage/index.html'), here('./stage/gallery.html')],
    },
  },
});
