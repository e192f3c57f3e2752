import { describe, expect, test } from 'vitest';
import { headersFile } from '../../scripts/build/policy.ts';
import { headersFor, parseHeaders } from '../../scripts/headers.ts';

const answer = (text: string, path: string) =>
  Object.fromEntries(headersFor(parseHeaders(text), path));

describe('A _headers file', () => {
  test('gives an address what every rule that fits it says', () => {
    const text = '# ours\n/*\n  X-One: a\n\n/assets/*\n  X-Two: b: c\n';
    expect(answer(text, '/')).toEqual({ 'x-one': 'a' });
    expect(answer(text, '/assets/main.js')).toEqual({ 'x-one': 'a', 'x-two': 'b: c' });
  });

  test('means one address by a pattern without a star', () => {
    const text = '/page\n  X-One: a\n';
    expect(answer(text, '/page')).toEqual({ 'x-one': 'a' });
    for (const path of ['/page/', '/pages', '/Page', '/']) expect(answer(text, path)).toEqual({});
  });

  test('joins what two rules say of one header, as Cloudflare Pages does', () => {
    expect(answer('/*\n  X-One: a\n/page\n  x-one: b\n', '/page')).toEqual({ 'x-one': 'a, b' });
  });

  test('takes away what was said before, and only that', () => {
    const text = '/*\n  X-One: a\n/page\n  ! X-One\n  X-One: b\n';
    expect(answer(text, '/page')).toEqual({ 'x-one': 'b' });
    expect(answer('/page\n  ! X-One\n/*\n  X-One: a\n', '/page')).toEqual({ 'x-one': 'a' });
  });
});

describe('The site’s _headers', () => {
  const page = (file: string, styles = [`'sha256-${file}-style'`]) => ({
    file,
    hasCaptcha: file === 'custom-quote.html',
    inline: { scripts: [`'sha256-${file}-script'`], styles },
  });
  const files = ['index.html', 'custom-quote.html', 'admin.html', 'admin/orders.html', '404.html'];
  const build = (isDemo = false, pages = files.map((file) => page(file))) =>
    headersFile({ isDemo, services: ['https://proxy.example'], pages });
  const policy = (path: string, isDemo = false) =>
    String(answer(build(isDemo), path)['content-security-policy']);

  test.each(['/custom-quote', '/custom-quote/', '/custom-quote.html'])(
    'let the captcha and the services in at %s',
    (path) => {
      expect(policy(path)).toContain('https://www.google.com/recaptcha/');
      expect(policy(path)).toContain('https://proxy.example');
    },
  );

  test.each(['/', '/custom-quotes', '/custom-quote/x', '/admin', '/assets/main.js', '/nowhere'])(
    'let nobody in at %s',
    (path) => {
      expect(policy(path)).not.toMatch(/https?:/);
    },
  );

  test.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/custom-quote', 'custom-quote.html'],
    ['/admin', 'admin.html'],
    ['/admin/', 'admin.html'],
    ['/admin/orders.html', 'admin/orders.html'],
    ['/404', '404.html'],
    ['/admin/nowhere', '404.html'],
    ['/assets/main.js', '404.html'],
  ])('allow at %s what is inline in %s, and nothing else', (path, file) => {
    expect(policy(path).match(/default-src/g)).toHaveLength(1);
    expect(policy(path).match(/sha256-[^']+/g)).toEqual([
      `sha256-${file}-script`,
      `sha256-${file}-style`,
    ]);
  });

  test('let a production build have neither a worker nor a maker of trusted text', () => {
    expect(policy('/')).toContain("worker-src 'none'");
    expect(policy('/')).toContain("trusted-types 'none'");
    expect(policy('/', true)).toContain("worker-src 'self'");
    expect(policy('/', true)).toContain('trusted-types default');
  });

  test('are refused where a line is longer than some hosts read', () => {
    const styles = Array.from({ length: 40 }, (_, index) => `'sha256-${index}${'x'.repeat(43)}'`);
    expect(() => build(false, [page('404.html', styles)])).toThrow(/too long/);
  });

  test('are refused where there are more rules than some hosts read', () => {
    const pages = Array.from({ length: 40 }, (_, index) => page(`page-${index}.html`));
    expect(() => build(false, [...pages, page('404.html')])).toThrow(/rules/);
  });
});
