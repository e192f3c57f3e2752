import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../scripts/freePort.ts';
import { start } from './process.ts';
import { commands, noNetwork, type Session } from './session.ts';

/** The timeout of the start, and of each command, in ms. */
const TIMEOUT = 20_000;

/** Starts WebKitGTK and its WebDriver server on a virtual screen: it has no headless mode. */
async function tryToStart(): Promise<Session> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const display = start(['Xvfb', '-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const programs = [display];
  const end = async () => {
    for (const program of programs.toReversed()) await program.end();
  };

  try {
    const [number] = await once(display.output, 'data', { signal });
    const port = await freePort();
    const driver = start(['WebKitWebDriver', `--port=${port}`], {
      DISPLAY: `:${String(number).trim()}`,
    });
    driver.output.resume();
    programs.push(driver);

    const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT),
        ...(body && { body: JSON.stringify(body) }),
      });
      const { value } = (await response.json()) as { value: { error?: string; message?: string } };
      if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
      return value;
    };

    while (!(await ask('GET', '/status').catch(() => false))) {
      await setTimeout(50, undefined, { signal });
    }
    const { sessionId } = (await ask('POST', '/session', {
      capabilities: { alwaysMatch: noNetwork },
    })) as { sessionId: string };
    return {
      send(command, parameters = {}) {
        const [method, path] = commands[command];
        const body = method === 'POST' ? parameters : undefined;
        return ask(method, `/session/${sessionId}${path}`, body);
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Starts Debian's WebKitGTK. Its driver sometimes hangs on a busy machine, so there are three attempts. */
export function startWebKit(): Promise<Session> {
  return tryToStart().catch(tryToStart).catch(tryToStart);
}
