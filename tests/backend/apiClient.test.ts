import { describe, expect, test } from 'vitest';
import { asBackendError, createApiClient } from '#src/backend/http/apiClient.ts';

/** The message that the pages show for this answer of the server. */
async function messageFor(code: string, status: number, headers = {}) {
  const answer = new Response(JSON.stringify({ code }), { status, headers });
  const api = createApiClient(async () => answer);
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
    ['soon', 'Too many attempts. Please wait a few minutes, then try again.'],
  ])('tells how long to wait for Retry-After: %s', async (seconds, message) => {
    expect(await messageFor('too-many-attempts', 429, { 'Retry-After': seconds })).toBe(message);
  });

  test('shows the sentence of its code without a limit', async () => {
    const message = await messageFor('unavailable', 503, { 'Retry-After': '2' });
    expect(message).toMatch(/^The website cannot be reached/);
  });
});
