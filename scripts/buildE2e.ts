/** Builds the two sites that the end-to-end tests visit, the demo and a production site, at once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { demoSite, productionSettings, productionSite } from './testSites.ts';

async function build(parameters: readonly string[], settings = {}) {
  const env = { ...process.env, ...settings };
  const command = ['--import', 'tsx', 'scripts/build.ts', ...parameters];
  const [status] = await once(spawn('node', command, { stdio: 'inherit', env }), 'close');
  return status === 0;
}

const areBuilt = await Promise.all([
  build(['--mode', 'demo', '--out', demoSite.folder]),
  build(['--out', productionSite.folder], productionSettings),
]);
process.exit(areBuilt.every(Boolean) ? 0 : 1);
