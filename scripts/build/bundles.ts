/** What the bundler makes: the browser's modules, the boot script, and the prerenderer for Node. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { optionalFonts, retryStyles } from './plugins.ts';

const server = '.cache/server';

/** Modules of nearly every screen: the catalogue and the layout. */
const common =
  /src\/(content\/catalogue|domain\/(catalogue|money|planFeatures)|design-system\/(layout\/(Card|Disclosure|Grid)|feedback\/Notice|data\/(Badge|Table)))/;

/** The browser's backend without the owner's part, which uses it. */
const backend =
  /src\/(backend\/(browser\/(?!admin\/)|sessionListeners)|domain\/(mail|quoteMail|ticket|timestamp|user))/;

/** Modules of every form. */
const forms =
  /node_modules\/(zod|react-hook-form|@hookform)\/|src\/(design-system\/forms\/(Field|Form|Radio|Text|control|fieldParts|fieldWiring)|domain\/(credentials|questionnaire|questions|quote)\.ts|features\/(questions\/|useOneAtATime))/;

/** Builds the browser's modules, styles and fonts into the folder `site`. */
export async function buildClient(mode: string, site: string): Promise<Manifest> {
  await build({
    mode,
    plugins: [retryStyles(), optionalFonts()],
    build: {
      outDir: site,
      manifest: true,
      // The pages themselves name their fonts, styles and first modules.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'src/main.tsx',
        // One file for what every page needs, and one each for what most pages need, for forms and
        // for the backend. By default, the bundler splits each of them into several small files.
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'app', tags: ['$initial'], priority: 2 },
              { name: 'common', test: common, priority: 1 },
              { name: 'forms', test: forms, priority: 1 },
              { name: 'backend', test: backend, priority: 1 },
            ],
          },
        },
      },
    },
  });
  const file = join(site, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await rm(join(site, '.vite'), { recursive: true });
  return manifest;
}

/** Builds `src/prerender.tsx` for Node, and imports it. Two modes can be built at once. */
export async function buildPrerenderer(
  mode: string,
): Promise<typeof import('../../src/prerender.tsx')> {
  const outDir = join(server, mode);
  await build({
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}

/** The boot script as one classic script, for the head of every page. */
export async function buildBootScript(mode: string) {
  const output = await build({
    mode,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: 'src/boot.ts', output: { format: 'iife' } },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  const chunk = bundles
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .find((each) => each.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The boot script was not built.');
  return chunk.code.trim();
}
