import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '#src/pages.ts';
import { connectedSite } from '../../scripts/testSites.ts';
import { expect, test } from './connected.ts';

/** The directive of this name in a policy: its sources. */
function sources(policy: string | undefined, name: string) {
  const directive = policy?.split('; ').find((each) => each.startsWith(`${name} `));
  return directive?.split(' ').slice(1);
}

test('Every page has the headers of the static site and may connect to its own server alone, hashed files are kept for a year, and the rules of the host are not served', async ({
  request,
}) => {
  for (const { href, hasCaptcha } of allPages) {
    const response = await request.get(href);
    expect([href, response.status()]).toEqual([href, href === '/404' ? 404 : 200]);
    const headers = response.headers();
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html/),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(/strict-origin|no-referrer/),
    });
    const policy = headers['content-security-policy'];
    expect(sources(policy, 'connect-src')).toEqual(["'self'"]);
    expect(sources(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sources(policy, 'default-src')).toEqual(["'none'"]);
    const captcha = /google|recaptcha|gstatic/.test(policy ?? '');
    expect([href, captcha]).toEqual([href, hasCaptcha === true]);
  }

  const landing = await (await request.get('/')).text();
  const [asset = ''] = /\/assets\/main-[\w-]+\.js/.exec(landing) ?? [];
  const { 'cache-control': lifetime } = (await request.get(asset)).headers();
  expect(lifetime).toBe('public, max-age=31536000, immutable');
  for (const path of ['/_headers', '/_redirects', '/assets/nothing.js', '/nowhere', '/.env']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test('The client of the API weighs at most 4.3 KB', () => {
  const assets = join(connectedSite.folder, 'assets');
  const files = readdirSync(assets).filter((name) => /^backend-.*\.js\.br$/.test(name));
  expect(files).toHaveLength(1);
  const bytes = files.map((name) => statSync(join(assets, name)).size);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(4300);
});
