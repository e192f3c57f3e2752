/**
 * `npm run serve`: connected mode, from a fresh clone to the site and its API on
 * http://localhost:4173. Builds only what has changed since the last start.
 */
import process from 'node:process';
import { buildConnected, connectedSite, runProgram } from './connectedBuild.ts';

// npm ends without its script on SIGTERM: https://github.com/npm/cli/issues/6684
const { ppid } = process;
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== ppid) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

buildConnected();
process.env.SITE_DIR ??= connectedSite;
await runProgram('main');
