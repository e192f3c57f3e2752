/**
 * `npm run deploy -- root@shop.example`: builds what the settings in `.env.production.server` ask for and runs it
 * on a server that ssh reaches. `npm run deploy -- doctor root@shop.example` says how the server is; `rollback`,
 * `backup`, `restore` (with a file) and `logs` are called in the same way. `-F file` is ssh's configuration;
 * `rollback --restore` does not ask.
 */
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { exitWith, StartError } from '../server/StartError.ts';
import { call, deploy, HEALTH_SECONDS, probe } from './deploy/deployment.ts';
import { type Processor, packNode, packRelease } from './deploy/release.ts';
import { openRemote, type Remote, requireTarget, savePrivately } from './deploy/remote.ts';
import { readDeploySettings, settingsFile } from './deploy/settings.ts';
import { run } from './setup.mjs';

const options = {
  'ssh-config': { type: 'string', short: 'F' },
  settings: { type: 'string', default: settingsFile },
  restore: { type: 'boolean', default: false },
  'health-seconds': { type: 'string', default: `${HEALTH_SECONDS}` },
} as const;

const say = (text: string) => console.log(text);

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new StartError(Object(error).message);
  }
}

function build(settings: Record<string, string>, processor: Processor) {
  if (!run('npm', ['run', '--silent', 'build:connected'], settings)) process.exit(1);
  return packRelease(processor);
}

async function ask(question: string) {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}

const { values, positionals } = readArguments();
const { settings: file, 'health-seconds': seconds, restore: mayRestore } = values;
if (!/^\d{1,4}$/.test(seconds)) throw new StartError('--health-seconds is a number.');

async function deployNow(remote: Remote) {
  const settings = readDeploySettings(existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  settings.notes.forEach(say);
  const pack = (processor: Processor) => build(settings.build, processor);
  await deploy({ remote, settings, pack, packNode, seconds: Number(seconds), say });
  say(`${settings.server.PUBLIC_ORIGIN} is live.`);
}

const commands: Readonly<Record<string, (remote: Remote, name?: string) => Promise<unknown>>> = {
  async doctor(remote) {
    const { processor } = await probe(remote);
    const isBuilt = existsSync('server/dist/main.js') && existsSync('.cache/connected');
    const version = isBuilt ? packRelease(processor).version : 'nothing that was built';
    await call(remote, ['doctor', `${Math.round(Date.now() / 1000)}`, version]);
  },
  async rollback(remote) {
    await probe(remote);
    const { status } = await remote.call([
      'roll-back',
      seconds,
      ...(mayRestore ? ['restore'] : []),
    ]);
    if (status === 0) return;
    if (status !== 3) throw new StartError('The server did not go back.');
    if ((await ask('Type "restore" to do so: ')) !== 'restore') {
      throw new StartError('Nothing was changed. To go back without this question, add --restore.');
    }
    await call(remote, ['roll-back', seconds, 'restore']);
  },
  async backup(remote) {
    await probe(remote);
    const name = `millrace-${new Date().toISOString().replace(/\..*|[-:]/g, '')}.jsonl.gz`;
    savePrivately(name, await call(remote, ['send-backup']));
    say(`${name}: made now, and restored on the server to check it. It holds personal data.`);
  },
  async restore(remote, name) {
    if (!name || !existsSync(name)) throw new StartError('Name the backup after the server.');
    await probe(remote);
    await call(remote, ['restore', seconds], readFileSync(name));
  },
  async logs(remote) {
    await probe(remote);
    await call(remote, ['logs']);
  },
};

async function main() {
  const [first = '', ...rest] = positionals;
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
  const [target, name] = command ? rest : positionals;
  const configuration = values['ssh-config'];
  const echo = (text: string) => process.stdout.write(text);
  const remote = openRemote(requireTarget(target), { configuration, echo });
  try {
    await (command ?? deployNow)(remote, name);
  } finally {
    remote.close();
  }
}

main().catch(exitWith);
