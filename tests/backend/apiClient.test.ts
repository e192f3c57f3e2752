import { describe, expect, test } from 'vitest';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { createHttpAdmin } from '#src/backend/http/admin/createHttpAdmin.ts';
import { asBackendError, createApiClient } from '#src/backend/http/apiClient.ts';
import { reasonOf } from './reasonOf.ts';

/** The message that the pages show for this response of the server. */
async function messageFor(code: string, status: number, headers = {}) {
  const response = new Response(JSON.stringify({ code }), { status, headers });
  const api = createApiClient(async () => response);
  return api('/sessions').then(
    () => 'no error',
    (error: unknown) => asBackendError(error).message,
  );
}

describe('A refused request', () => {
  test.each([
    ['20', 'Too many attempts. Please wait less than a minute, then try again.'],
    ['60', 'Too many attempts. Please wait 1 minute, then try again.'],
    ['200', 'Too many attempts. Please wait 4 minutes, then try again.'],
    ['14300', 'Too many attempts. Please wait 4 hours, then try again.'],
    ['soon', 'Too many attempts. Please wait a few minutes, then try again.'],
  ])('tells how long to wait for Retry-After: %s', async (seconds, message) => {
    expect(await messageFor('too-many-attempts', 429, { 'Retry-After': seconds })).toBe(message);
  });

  test('shows the sentence of its code without a limit', async () => {
    const message = await messageFor('unavailable', 503, { 'Retry-After': '2' });
    expect(message).toMatch(/^The website cannot be reached/);
  });

  test.each([
    ['daily-uploads', 429, '100 MB of files a day'],
    ['guest-tickets', 429, '20 questionnaires an hour'],
    ['guest-files-full', 409, 'no room left for files of tickets without a confirmed account'],
  ])('tells the limit for %s, and not only to wait', async (code, status, limit) => {
    expect(await messageFor(code, status, { 'Retry-After': '3000' })).toContain(limit);
  });
});

describe('A code for two-step login', () => {
  test.each([
    ['too-many-attempts', 'too-many-attempts'],
    ['signed-out', 'signed-out'],
    ['unavailable', 'unavailable'],
    ['changed-meanwhile', 'changed-meanwhile'],
    ['invalid', 'code-wrong'],
  ])('that the server refuses with %s fails with %s', async (code, shown) => {
    const fetch = async () => new Response(JSON.stringify({ code }), { status: 400 });
    const { connected } = createHttpAdmin(createEnvironment({ fetch }), { channel: undefined });
    expect(
      await reasonOf(connected.ownerAccess.turnOn({ password: 'a', code: '1' })),
    ).toMatchObject({ code: shown });
  });
});
