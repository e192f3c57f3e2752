/**
 * `npm run server:owner [-- username]`: sets another password for an owner, and turns two-step login off.
 * Reads the password without echo, or from the standard input. The server may run.
 */
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { requireTables } from '../database/migrate.ts';
import { openData } from '../database/openData.ts';
import { OWNER } from '../gate.ts';
import { requireLength, requireUncommon } from '../ownersPassword.ts';
import { exitWith, StartError } from '../StartError.ts';
import { hashPassword } from '../secrets.ts';
import { readSettings } from '../settings.ts';
import { ownerToReset, resetOwner } from './resetOwner.ts';

/** What is typed, of which the terminal shows nothing. */
async function askSecretly(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.on('SIGINT', () => process.exit(130));
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}

async function readPassword(): Promise<string> {
  const isTyped = process.stdin.isTTY;
  const password = isTyped
    ? await askSecretly('New password: ')
    : ((await text(process.stdin)).split(/\r?\n/)[0] ?? '');
  requireLength('The password', password);
  await requireUncommon('The password', password);
  if (isTyped && (await askSecretly('The same again: ')) !== password) {
    throw new StartError('These are two passwords. Nothing was changed.');
  }
  return password;
}

async function setPassword(username: string | undefined) {
  const settings = readSettings(process.env, process.cwd(), { mustExist: true });
  const { database, close } = await openData(settings, { besideServer: true });
  try {
    await requireTables(database);
    const owner = await ownerToReset(database, username);
    await resetOwner(database, owner, await hashPassword(await readPassword(), OWNER));
    console.info(
      `${owner.username} has a new password. Two-step login is off, and all sessions have ended.`,
    );
  } finally {
    await close();
  }
}

setPassword(process.argv[2]).catch(exitWith);
