/**
 * `npm run visual`: builds Storybook and compares every story with its committed pictures.
 * `npm run visual:update` takes anew those that differ. What follows goes on to Playwright:
 * `npm run visual -- -g Button`.
 */
import { rmSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { installBrowser, installPackages, run } from './setup.mjs';
import { storybookSite, visualReport } from './sites.mjs';

const [isUpdate, filter] =
  process.argv[2] === '--update' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)];

installPackages();
await installBrowser();
rmSync(visualReport, { recursive: true, force: true });

// Without docs, which no picture shows.
const isBuilt = run('npx', [
  'storybook',
  'build',
  '--test',
  '--quiet',
  '--output-dir',
  storybookSite.folder,
]);
const isGood =
  isBuilt &&
  run(
    'npx',
    [
      'playwright',
      'test',
      '--config=playwright.visual.config.ts',
      `--update-snapshots=${isUpdate ? 'changed' : 'none'}`,
      ...filter,
    ],
    isUpdate ? { VISUAL_UPDATE: filter.length === 0 ? 'all' : 'some' } : {},
  );
if (isBuilt) console.log(`\nThe report: ${pathToFileURL(`${visualReport}/index.html`)}`);
process.exit(isGood ? 0 : 1);
