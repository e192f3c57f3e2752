/**
 * `npm run visual`: builds Storybook and compares every story with its committed screenshots.
 * `npm run visual:update` replaces those that differ. Other arguments are passed to Playwright:
 * `npm run visual -- -g Button`.
 */
import { rmSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { installBrowser } from './browser.ts';
import { run } from './setup.mjs';
import { visualReport } from './testSites.ts';

const isUpdate = process.argv[2] === '--update';
const filter = process.argv.slice(isUpdate ? 3 : 2);

installBrowser();
rmSync(visualReport, { recursive: true, force: true });

const compare = [
  'test',
  '--config=playwright.visual.config.ts',
  `--update-snapshots=${isUpdate ? 'changed' : 'none'}`,
  ...filter,
];

const isBuilt = run('npm', ['run', '--silent', 'build:visual']);
const hasPassed =
  isBuilt &&
  run(
    'npx',
    ['playwright', ...compare],
    // A link in a screenshot has the port of the site, so all are taken on the usual one.
    isUpdate ? { VISUAL_UPDATE: filter.length === 0 ? 'all' : 'some', E2E_PORT: '' } : {},
  );
if (isBuilt) console.log(`\nThe report: ${pathToFileURL(`${visualReport}/index.html`)}`);
process.exit(hasPassed ? 0 : 1);
