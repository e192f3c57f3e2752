/** Debian's nginx with the same folder, as a measure for the pages of the server: `nginx-light` and `wrk`. */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../freePort.ts';

/** Requests a second for the page, over 16 connections for two seconds, uncompressed. */
async function rateOf(url: string) {
  const { stdout } = await promisify(execFile)('wrk', ['-t1', '-c16', '-d2s', url]);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
}

/** Measures both in turn. The URL is that of the server, and `site` the folder that it serves. */
export async function timePages(url: string, site: string, rounds: number) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root; events {}
     http { access_log off; include /etc/nginx/mime.types; sendfile on; tcp_nopush on;
       server { listen 127.0.0.1:${port}; root ${resolve(site)}; } }`,
  );
  const nginx = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  try {
    await setTimeout(500);
    const rates = [];
    for (let round = 0; round <= rounds; round += 1) {
      rates.push({ server: await rateOf(url), nginx: await rateOf(`http://127.0.0.1:${port}/`) });
    }
    // The first round warms up both.
    return rates.slice(1);
  } finally {
    nginx.kill();
    rmSync(folder, { recursive: true });
  }
}
