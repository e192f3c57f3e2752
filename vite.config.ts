import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pages } from './src/pages.ts';

const styleFiles = ['src', 'stories']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => path.endsWith('.css.ts'))
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

/** The hash of each style file. */
const hashes = new Map<string, string>();

/**
 * A class name of few bytes: the index of its style file, and its index in the file. The default names
 * start with a random hash of the file, which does not compress.
 */
function shortName({ hash, filePath }: { hash: string; filePath: string }) {
  // `hash` is the hash of the file and the index; the first index is 0.
  if (!hashes.has(filePath)) hashes.set(filePath, hash.slice(0, -1));
  const index = hash.slice(hashes.get(filePath)?.length);
  return `_${styleFiles.indexOf(filePath).toString(36).padStart(2, '0')}${index}`;
}

/** React Router's production build, without warnings: its package names the development build alone. */
const routerFile = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}`, import.meta.url));

const productionRouter = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

const mockFile = (name: string) => fileURLToPath(new URL(`mocks/${name}`, import.meta.url));

/** The demo's mocks for captcha and mail, which the sources do not import. */
const demoNetwork = [
  { find: /^.*\/demoNetwork$/, replacement: mockFile('browser.ts') },
  { find: /^tldts$/, replacement: mockFile('publicSuffixes.ts') },
];

export default defineConfig(({ command, mode }) => ({
  base: pages.landing.href,
  // Readable class names while developing; short ones in every build, the demo's as well.
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? shortName : 'debug' }),
  ],
  resolve: {
    alias: [
      ...(command === 'build' ? productionRouter : []),
      ...(mode === 'demo' ? demoNetwork : []),
    ],
  },
  build: { assetsInlineLimit: 0 },
}));
