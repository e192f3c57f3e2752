/** What the bundler makes: the client's modules, the boot script, and the prerenderer for Node. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { loadAgain } from './loadAgain.mjs';
import { stillFonts } from './stillFonts.mjs';

const server = '.cache/server';

/** What nearly every screen shows: what is for sale, and what lays it out. */
const common =
  /src\/(content\/catalogue|domain\/(catalogue|money|planFeatures)|design-system\/(layout\/(Card|Grid)|feedback\/Notice|data\/(Badge|Table)))/;

/** What forms are made of and checked with. */
const forms =
  /node_modules\/(zod|react-hook-form|@hookform)\/|src\/(design-system\/forms\/(Field|Form|Radio|Text|control|fieldWiring)|domain\/(credentials|questionnaire|quote)\.ts|features\/useOneAtATime)/;

/**
 * Builds the client's modules, styles and fonts into the site's folder.
 *
 * @param {string} mode
 * @param {string} site its folder
 * @returns {Promise<import('vite').Manifest>}
 */
export async function buildClient(mode, site) {
  await build({
    mode,
    plugins: [loadAgain(), stillFonts()],
    build: {
      outDir: site,
      manifest: true,
      // Fonts, styles and the first screens' modules are named in the pages themselves.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'src/main.tsx',
        // What every page needs is one file, and what nearly all or all forms need are two more;
        // left to itself, the bundler makes a handful of crumbs of each.
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'app', tags: ['$initial'], priority: 2 },
              { name: 'common', test: common, priority: 1 },
              { name: 'forms', test: forms, priority: 1 },
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

/**
 * @param {string} mode
 * @returns {Promise<typeof import('../../src/prerender.tsx')>}
 */
export async function buildPrerenderer(mode) {
  await build({
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: server, emptyOutDir: true, copyPublicDir: false },
  });
  return import(pathToFileURL(join(server, 'prerender.js')).href);
}

/**
 * The boot script as one classic script, for the head of every page.
 *
 * @param {string} mode
 */
export async function buildBootScript(mode) {
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
