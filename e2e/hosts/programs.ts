/** Starts Debian's servers with the configurations that the build writes, as processes without rights. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '../../scripts/freePort.ts';

export type HostName = 'nginx' | 'apache' | 'caddy';

export interface Host {
  origin: string;
  port: number;
  close(): Promise<void>;
}

interface Place {
  /** A folder for the server's own files. */
  home: string;
  /** The built site. */
  site: string;
  port: number;
  path: string;
}

const apacheModules = ['mpm_event', 'authz_core', 'alias', 'autoindex', 'dir', 'mime'];

/** Each server's own configuration as Debian and shared hosts have it, with that of the build; and its command. */
const servers: Record<HostName, (place: Place) => { config: string; command: string[] }> = {
  nginx: ({ home, site, port }) => ({
    config: `daemon off;
pid ${home}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; set $site_root ${site}; include ${site}-hosting/nginx.conf; }
}`,
    command: ['nginx', '-p', home, '-c', `${home}/config`],
  }),
  apache: ({ home, site, port, path }) => ({
    config: `${[...apacheModules, 'negotiation', 'rewrite', 'headers', 'filter', 'deflate']
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      .join('\n')}
ServerRoot ${home}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${home}/pid
ErrorLog ${home}/errors
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/css text/javascript
AddEncoding x-gzip .gz
DocumentRoot ${path === '/' ? site : home}
${path === '/' ? '' : `Alias ${path.slice(0, -1)} ${site}`}
<Directory ${site}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
  ${path === '/' ? '' : `Include ${site}-hosting/apache.conf`}
</Directory>`,
    command: ['apache2', '-D', 'FOREGROUND', '-f', `${home}/config`],
  }),
  caddy: ({ home, site, port }) => ({
    config: `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${site}
  import ${site}-hosting/Caddyfile
}`,
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${home}/config`],
  }),
};

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    get({ port, host: '127.0.0.1' }, (response) => resolve(Boolean(response.resume())))
      .on('error', () => resolve(false))
      .end();
  });

/** The root user's servers run as another user, who cannot read its folders. */
const rights = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export async function startHost(name: HostName, folder: string, path: string): Promise<Host> {
  const home = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const site = join(home, 'site');
  cpSync(folder, site, { recursive: true });
  cpSync(`${folder}-hosting`, `${site}-hosting`, { recursive: true });
  // At the root as a shared host has it, below a path in the server's configuration.
  if (path === '/') cpSync(`${folder}-hosting/apache.conf`, join(site, '.htaccess'));
  const { config, command } = servers[name]({ home, site, port, path });
  writeFileSync(join(home, 'config'), config);
  for (const each of ['logs', 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) {
    mkdirSync(join(home, each));
    chmodSync(join(home, each), 0o777);
  }
  chmodSync(home, 0o777);
  const [program = '', ...parameters] = command;
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const server = spawn(program, parameters, { ...rights, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text: Buffer) => {
      log += text.toString();
    });
  }
  const ended = once(server, 'exit');
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`${name} did not start: ${log}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    async close() {
      server.kill();
      await ended;
      rmSync(home, { recursive: true });
    },
  };
}
