import { expect, test } from 'vitest';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { createHttpBackend } from '#src/backend/http/createHttpBackend.ts';
import type { User } from '#src/domain/user.ts';

const ruth = buildUser();

test('A login in another tab is heard after a logout there, although the session was restored between', async () => {
  const responses: ((response: Response) => void)[] = [];
  const environment = createEnvironment({
    fetch: () => new Promise((resolve) => responses.push(resolve)),
  });
  const channel = Object.assign(new EventTarget(), { postMessage: () => {} });
  const { sessions } = createHttpBackend(environment, {
    loadCaptcha: () => Promise.reject(),
    signals: { cookies: () => 'signed-in=1', channel },
  });
  const heard: (User | null)[] = [];
  sessions.onChange((user) => heard.push(user));

  const restored = sessions.restore();
  channel.dispatchEvent(new Event('message'));
  await expect.poll(() => responses).toHaveLength(2);
  responses[1]?.(Response.json({ user: null }));
  await expect.poll(() => heard).toEqual([null]);
  responses[0]?.(Response.json({ user: ruth }));
  await restored;
  channel.dispatchEvent(new Event('message'));
  await expect.poll(() => responses).toHaveLength(3);
  responses[2]?.(Response.json({ user: ruth }));
  await expect.poll(() => heard).toEqual([null, ruth]);
});
