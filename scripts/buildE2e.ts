/**
 * Builds what the end-to-end tests visit, at once: the demo, a production site, and the site and the
 * server of connected mode.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { connectedSite, demoSite, productionSettings, productionSite } from './testSites.ts';

async function run(program: string, parameters: readonly string[], settings = {}) {
  const env = { ...process.env, STRICT_BUDGETS: '1', ...settings };
  const [status] = await once(spawn(program, parameters, { stdio: 'inherit', env }), 'close');
  return status === 0;
}

const build = (parameters: readonly string[], settings = {}) =>
  run('node', ['--import', 'tsx', 'scripts/build.ts', ...parameters], settings);

const areBuilt = await Promise.all([
  build(['--mode', 'demo', '--out', demoSite.folder]),
  build(['--out', productionSite.folder], productionSettings),
  build(['--mode', 'connected', '--out', connectedSite.folder], connectedSite.settings),
  run('npx', ['vite', 'build', '--config', 'server/vite.config.ts', '--logLevel', 'warn']),
]);
process.exit(areBuilt.every(Boolean) ? 0 : 1);
