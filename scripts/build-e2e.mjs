/** Builds what the end-to-end tests visit: the demo, and a site for production. */
import process from 'node:process';
import { run } from './setup.mjs';
import { demoSite, productionSettings, productionSite } from './sites.mjs';

const areBuilt =
  run('node', ['scripts/build.mjs', '--mode', 'demo', '--out', demoSite.folder]) &&
  run('node', ['scripts/build.mjs', '--out', productionSite.folder], productionSettings);
process.exit(areBuilt ? 0 : 1);
