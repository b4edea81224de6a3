/**
 * Drawings that stand still are drawn once, by the build, and travel as pictures and not as script.
 *   `Cover.svelte?picture`  the address of the component's drawing, an .svg file
 *   `emblems.generated.ts`  keeps its outlines in a file beside the scripts
 *   `figures.ts`            of a board likewise
 */
import { basename, dirname } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const ASKED = '?picture';
const MADE = '\0picture:';
/** Modules that are nothing but outlines, under the name of the module. */
const OUTLINES = /[\\/]boards[\\/]\w+[\\/](emblems|figures)(\.generated)?\.ts$/;

/** The drawing as a file of its own: without the marks by which a browser would bring the component to life. */
async function draw(file: string, server: ViteDevServer): Promise<string> {
  // Svelte comes from where the component has it: there may be two of it.
  const { render } = await server.ssrLoadModule('svelte/server');
  const { default: drawing } = await server.ssrLoadModule(file);
  const svg: string = render(drawing)
    .body.replace(/<!--.*?-->/gs, '')
    .replace(/ (class|xmlns)="[^"]*"/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim();
  return svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** A server inside the build, because only Vite can read the sources as they are. */
const open = (): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [svelte()],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });

export function drawings(): Plugin {
  let builds = false;
  let own: ViteDevServer | null = null;
  let opened: Promise<ViteDevServer> | null = null;

  return {
    name: 'wondertable-drawings',
    enforce: 'pre',
    configResolved(config) {
      builds = config.command === 'build';
    },
    configureServer(server) {
      own = server;
    },
    async resolveId(id, importer) {
      if (!id.endsWith(ASKED)) return null;
      const found = await this.resolve(id.slice(0, -ASKED.length), importer, { skipSelf: true });
      return found && MADE + found.id.replace(/\.svelte$/, '');
    },
    async load(id) {
      if (!id.startsWith(MADE)) return null;
      const file = `${id.slice(MADE.length)}.svelte`;
      const svg = await draw(file, own ?? (await (opened ??= open())));
      if (!builds) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)};`;
      const name = `${basename(dirname(file))}-${basename(file, '.svelte').toLowerCase()}.svg`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: svg })};`;
    },
    async transform(_, id) {
      const kind = builds && OUTLINES.exec(id)?.[1];
      if (!kind) return null;
      const { [kind]: outlines } = await (await (opened ??= open())).ssrLoadModule(id);
      const name = `${basename(dirname(id))}-${kind}.json`;
      const file = this.emitFile({ type: 'asset', name, source: JSON.stringify(outlines) });
      return (
        `import { fetchOutlines } from '/src/kit/outlines.ts';\n` +
        `export const ${kind} = await fetchOutlines(import.meta.ROLLUP_FILE_URL_${file});`
      );
    },
    async buildEnd() {
      await (await opened)?.close();
      opened = null;
    },
  };
}
