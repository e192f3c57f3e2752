import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { start } from './process.ts';
import { noNetwork, type Session } from './session.ts';

type Reply = [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  value: unknown,
];

/** The JSON messages of a Marionette socket: each follows its length in bytes and a colon. */
async function* messagesOf(socket: Socket): AsyncGenerator<unknown, void> {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) break;
      yield JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
    }
  }
}

/** The port of Marionette, which Firefox writes to its profile once it listens. */
async function portOf(profile: string) {
  const file = join(profile, 'MarionetteActivePort');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await setTimeout(50);
  return Number(readFileSync(file, 'utf8'));
}

/**
 * Starts Debian's Firefox, and controls it by its own protocol, Marionette. Debian has no geckodriver,
 * which translates WebDriver to Marionette. https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function startFirefox(): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'millrace-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const browser = start(['firefox-esr', '--headless', '--marionette', '--profile', profile]);
  browser.output.resume();
  const socket = connect(await portOf(profile), '127.0.0.1');
  const messages = messagesOf(socket);
  await messages.next();

  let id = 0;
  async function send(command: string, parameters = {}) {
    id += 1;
    const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const { value: reply } = await messages.next();
    if (!reply) throw new Error(`Firefox closed during ${command}.`);
    const [, , error, value] = reply as Reply;
    if (error) throw new Error(`${command}: ${error.error}: ${error.message}`);
    return value !== null && typeof value === 'object' && 'value' in value ? value.value : value;
  }

  await send('NewSession', { capabilities: { alwaysMatch: noNetwork } });
  return {
    send,
    async end() {
      socket.destroy();
      await browser.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
