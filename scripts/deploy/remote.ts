/** A server that is reached by ssh. No text of ours is read by a shell here, and no secret is an argument. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { StartError } from '../../server/StartError.ts';

/** `user@host`, a host, or a name of ssh's configuration: nothing that ssh could take for an option. */
const TARGET = /^(?:[a-z_][\w-]{0,31}@)?[a-z0-9](?:[\w.-]{0,252}|[a-f0-9:]+)$/i;

export function requireTarget(target: string | undefined): string {
  if (target && TARGET.test(target)) return target;
  throw new StartError('Name the server: npm run deploy -- root@shop.example');
}

export interface Remote {
  /** Runs `server.sh` with these parameters. Resolves with its exit status and its output. */
  call(parameters: readonly string[], input?: Buffer): Promise<{ status: number; output: Buffer }>;
  /** Puts `server.sh` there. */
  prepare(script: Buffer): Promise<void>;
  close(): void;
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** As root, also where another user signs in. */
const asRoot = (script: string) => `$([ "$(id -u)" = 0 ] || echo sudo -n) sh -c ${quoted(script)}`;

const SCRIPT = '/opt/millrace/server.sh';
const INSTALL_SCRIPT = `set -eu; umask 022; mkdir -p /opt/millrace; cat >${SCRIPT}.new; chmod 755 ${SCRIPT}.new; mv ${SCRIPT}.new ${SCRIPT}`;

/** `echo` gets what the server prints while it works. */
export function openRemote(
  target: string,
  { configuration, echo }: { configuration?: string | undefined; echo: (text: string) => void },
): Remote {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const settings = [
    // One connection for all calls: one question for a password, if any.
    'ControlMaster=auto',
    `ControlPath=${join(folder, 's')}`,
    'ControlPersist=60',
    // A network that is gone ends the command here. The server works on.
    'ConnectTimeout=15',
    'ServerAliveInterval=15',
  ];
  const options = [
    ...settings.flatMap((setting) => ['-o', setting]),
    ...(configuration ? ['-F', configuration] : []),
  ];

  async function run(command: string, input: Buffer | undefined, isShown: boolean) {
    const parameters = [...options, '--', target, command];
    const child = spawn('ssh', parameters, { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    if (isShown) child.stdout.on('data', (part: Buffer) => echo(part.toString()));
    // It may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const output = await buffer(child.stdout);
    const [status] = await ended;
    if (status === 255 || status === null) throw new StartError(`ssh does not reach ${target}.`);
    return { status: Number(status), output };
  }

  return {
    call: (parameters, input) =>
      run(
        asRoot([SCRIPT, ...parameters].map(quoted).join(' ')),
        input,
        // A backup is no text.
        parameters[0] !== 'send-backup' && parameters[0] !== 'probe',
      ),
    async prepare(script) {
      const { status } = await run(asRoot(INSTALL_SCRIPT), script, true);
      if (status !== 0)
        throw new StartError(
          `${target} lets this user do nothing as root. Sign in as root, or allow sudo without a password.`,
        );
    },
    close() {
      spawnSync('ssh', [...options, '-O', 'exit', '--', target], { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Saves what only its owner may read. */
export function savePrivately(file: string, content: Buffer | string) {
  writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
}
