import { afterEach, expect, test, vi } from 'vitest';
import { adminBackend } from '#src/adminBackend.ts';
import { browserSignals } from '#src/backend/http/sessionHint.ts';

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
