import { productionSettings } from '../scripts/sites.mjs';
// Nothing is sent here: what stands behind the site belongs to another file.
import { expect, test } from './support/test.ts';

const policyOf = (headers: Record<string, string>) =>
  (headers['content-security-policy'] ?? '').split('; ');

test('A visitor’s pages have no worker, and make no text trusted', async ({ request }) => {
  for (const path of ['/', '/account', '/admin', '/nowhere']) {
    const policy = policyOf((await request.get(path)).headers());
    expect(policy).toContain("worker-src 'none'");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).toContain("connect-src 'self'");
  }
});

test('A visitor’s quote request goes to the two services of the settings alone', async ({
  request,
}) => {
  const policy = policyOf((await request.get('/custom-quote')).headers());
  const { origin } = new URL(productionSettings.VITE_MAIL_API_BASE);
  expect(policy).toContain(`connect-src 'self' https://www.google.com/recaptcha/ ${origin}`);
});
