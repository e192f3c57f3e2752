/** A PostgreSQL 15 with a synchronous replica that Patroni promotes. Both end with the test. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'vitest';
import { freePort } from '../../scripts/freePort.ts';
import {
  connect,
  eventually,
  postgresPrograms,
  processesOf,
  start,
  startHaproxy,
  temporaryFolder,
} from './programs.ts';

async function startEtcd() {
  const [port, peerPort] = [await freePort(), await freePort()];
  const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  start([
    ...['/usr/bin/etcd', '--data-dir', join(temporaryFolder(), 'etcd')],
    ...['--listen-client-urls', url, '--advertise-client-urls', url, '--listen-peer-urls', peerUrl],
    ...['--initial-advertise-peer-urls', peerUrl, '--initial-cluster', `default=${peerUrl}`],
  ]);
  await eventually(async () => expect((await fetch(`${url}/health`)).status).toBe(200));
  return port;
}

/** Starts one PostgreSQL under Patroni: the first is the primary, the others are its replicas. */
async function startMember(name: string, etcdPort: number) {
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  const [port, apiPort] = [await freePort(), await freePort()];
  const api = `127.0.0.1:${apiPort}`;
  const file = join(folder, 'patroni.yml');
  // JSON is YAML.
  writeFileSync(
    file,
    JSON.stringify({
      scope: 'site',
      name,
      restapi: { listen: api, connect_address: api },
      etcd3: { host: `127.0.0.1:${etcdPort}` },
      bootstrap: {
        // The shortest that Patroni allows.
        dcs: { ttl: 20, loop_wait: 1, retry_timeout: 3, synchronous_mode: true },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: data,
        bin_dir: postgresPrograms,
        parameters: { unix_socket_directories: folder },
        pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
        authentication: {
          superuser: { username: 'postgres' },
          replication: { username: 'replicator' },
        },
      },
    }),
  );
  const patroni = start(['/usr/bin/patroni', file]);
  const hasRole = (role: string) =>
    eventually(async () => expect((await fetch(`http://${api}/${role}`)).status).toBe(200));
  /** Kills Patroni and PostgreSQL, as the loss of the machine does. */
  function kill() {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    for (const each of [patroni.pid, ...processesOf(Number(pid))]) process.kill(each, 'SIGKILL');
  }
  return { port, apiPort, hasRole, kill };
}

/** The URL of the database leads to the primary, through HAProxy. */
export async function startReplicated() {
  const etcdPort = await startEtcd();
  const primary = await startMember('one', etcdPort);
  await primary.hasRole('primary');
  const replica = await startMember('two', etcdPort);
  await replica.hasRole('sync');

  const port = await freePort();
  const urlOf = (role: string) => `postgres://${role}@127.0.0.1:${port}`;
  const superuser = connect(`${urlOf('postgres')}/postgres`);
  const servers = [primary, replica].map(
    (each) => `  server s${each.port} 127.0.0.1:${each.port} check port ${each.apiPort}`,
  );
  await startHaproxy(
    `listen database
  mode tcp
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}`,
    () => superuser.execute('select 1'),
  );
  await superuser.execute('create role site login');
  await superuser.execute('create database site owner site');
  return { url: `${urlOf('site')}/site`, primary, replica };
}
