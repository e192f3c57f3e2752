import { afterEach, expect, test, vi } from 'vitest';
import { adminBackend } from '#src/adminBackend.ts';
import { browserSignals, hasSessionCookie } from '#src/backend/http/sessionHint.ts';

const opened: BroadcastChannel[] = [];

afterEach(() => {
  for (const channel of opened) channel.close();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the owner’s page requests nothing when a customer’s session changes', async () => {
  vi.stubEnv('MODE', 'connected');
  vi.stubGlobal('window', {});
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        opened.push(this);
      }
    },
  );
  const fetch = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetch);

  adminBackend();
  const [customersTab, otherTab] = [browserSignals(), browserSignals()];
  const received = new Promise((resolve) =>
    otherTab?.channel?.addEventListener('message', resolve),
  );
  customersTab?.channel?.postMessage(null);
  await received;
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['signed-in=1', true],
  ['theme=dark; __Host-signed-in=1; a=b', true],
  ['theme=dark', false],
  ['not-signed-in=1', false],
  ['__Host-signed-in=11', false],
])('with the cookies “%s” a session may exist: %s', (cookies, expected) => {
  expect(hasSessionCookie(() => cookies)).toBe(expected);
});
