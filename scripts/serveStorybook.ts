/** Serves the Storybook that the screenshots are taken of: what a page requests outside its path is missing. */
import { preview } from 'vite';
import { storybookSite } from './testSites.ts';

await preview({
  configFile: false,
  appType: 'mpa',
  base: storybookSite.path,
  logLevel: 'warn',
  build: { outDir: storybookSite.folder },
  preview: { port: storybookSite.port, strictPort: true },
});
