/**
 * `npm run deploy -- root@shop.example`: builds what the settings in `.env.production.server` ask for and runs it
 * on a server that ssh reaches. `npm run deploy -- doctor root@shop.example` says how the server is; `rollback`,
 * `backup`, `restore` (with a file) and `logs` are called in the same way. `-F file` is ssh's configuration;
 * `--restore` goes back or restores without a question; `--health-seconds 120` gives a slow server more time.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
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

/** Fails unless the file can be a backup. Returns what it has. */
function readBackup(file: string): Buffer {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const content = readFileSync(file);
  try {
    gunzipSync(content);
  } catch (error) {
    const isCut = Object(error).code === 'Z_BUF_ERROR';
    throw new StartError(
      isCut
        ? `${file} is cut off: fetch it again. Nothing was changed.`
        : `${file} is no backup: npm run deploy -- backup saves one. Nothing was changed.`,
    );
  }
  return content;
}

/** Two builds at once would mix their files. The lock of a process that has ended does not count. */
function lockFolder() {
  const lock = '.cache/deploying';
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  try {
    if (holder && process.kill(holder, 0)) {
      throw new StartError('Another deployment runs from this folder: wait until it ends.');
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
  }
  mkdirSync('.cache', { recursive: true });
  writeFileSync(lock, `${process.pid}`);
  process.once('exit', () => rmSync(lock, { force: true }));
}

interface Choices {
  settings: string;
  seconds: string;
  mayRestore: boolean;
}

async function deployNow(remote: Remote, { settings: file, seconds }: Choices) {
  const settings = readDeploySettings(existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  lockFolder();
  settings.notes.forEach(say);
  const pack = (processor: Processor) => build(settings.build, processor);
  await deploy({ remote, settings, pack, packNode, seconds: Number(seconds), say });
  say(`https://${settings.site.host} is live.`);
}

/** What the server is, once something is deployed to it. */
async function probeDeployed(remote: Remote) {
  const facts = await probe(remote);
  if (!facts.current) throw new StartError('Nothing is deployed there yet.');
  return facts;
}

/** Asks before data are replaced. */
async function agree({ mayRestore }: Choices, way: string) {
  if (mayRestore || (await ask('Type "restore" to do so: ')) === 'restore') return;
  throw new StartError(`Nothing was changed. To ${way} without this question, add --restore.`);
}

type Command = (remote: Remote, choices: Choices, name?: string) => Promise<unknown>;

const commands: Readonly<Record<string, Command>> = {
  async doctor(remote) {
    const { processor } = await probeDeployed(remote);
    const isBuilt = existsSync('server/dist/main.js') && existsSync('.cache/connected');
    const version = isBuilt ? packRelease(processor).version : 'nothing that was built';
    await call(remote, ['doctor', `${Math.round(Date.now() / 1000)}`, version]);
  },
  async rollback(remote, choices) {
    await probeDeployed(remote);
    const back = ['roll-back', choices.seconds];
    const { status } = await remote.call(choices.mayRestore ? [...back, 'restore'] : back);
    if (status === 0) return;
    if (status !== 3) throw new StartError('The server did not go back.');
    await agree(choices, 'go back');
    await call(remote, [...back, 'restore']);
  },
  async backup(remote) {
    await probeDeployed(remote);
    const name = `millrace-${new Date().toISOString().replace(/\..*|[-:]/g, '')}.jsonl.gz`;
    savePrivately(name, await call(remote, ['send-backup']));
    say(`${name}: made now, and restored on the server to check it. It holds personal data.`);
  },
  async restore(remote, choices, name) {
    if (!name) throw new StartError('Name the backup after the server.');
    const content = readBackup(name);
    await probeDeployed(remote);
    say(
      `All that the site has is replaced by ${name}: tickets, quotes, orders, accounts, settings.`,
    );
    await agree(choices, 'restore');
    await call(remote, ['restore', choices.seconds], content);
  },
  async logs(remote) {
    await probeDeployed(remote);
    await call(remote, ['logs']);
  },
};

async function main() {
  const { values, positionals } = readArguments();
  const { settings, 'health-seconds': seconds, restore: mayRestore } = values;
  if (!/^\d{1,4}$/.test(seconds)) throw new StartError('--health-seconds is a number.');
  const [first = '', ...rest] = positionals;
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
  const [target, name, ...others] = command ? rest : positionals;
  if (others.length > 0 || (name && first !== 'restore')) {
    throw new StartError(`The commands are ${Object.keys(commands).join(', ')}, then the server.`);
  }
  const configuration = values['ssh-config'];
  const echo = (text: string) => process.stdout.write(text);
  const remote = openRemote(requireTarget(target), { configuration, echo });
  try {
    await (command ?? deployNow)(remote, { settings, seconds, mayRestore }, name);
  } finally {
    remote.close();
  }
}

main().catch(exitWith);
