import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { headersFile, servedPages } from '../../scripts/build/policy.ts';
import { speculationRules } from '../../scripts/build/speculation.ts';
import { headersFor, parseHeaders } from '../../server/site/headers.ts';
import { mailBusiness } from '../../src/content/mailBusiness.ts';
import { bodyAsHtml } from '../../src/domain/mailHtml.ts';

const headersAt = (text: string, path: string) => headersFor(parseHeaders(text), path);

describe('Reading _headers', () => {
  test('applies every rule that matches a path', () => {
    const text = '# a comment\n/*\n  X-One: a\n\n/assets/*\n  X-Two: b: c\n';
    expect(headersAt(text, '/')).toEqual({ 'x-one': 'a' });
    expect(headersAt(text, '/assets/main.js')).toEqual({ 'x-one': 'a', 'x-two': 'b: c' });
  });

  test('matches a pattern without a star with one path alone', () => {
    const text = '/page\n  X-One: a\n';
    expect(headersAt(text, '/page')).toEqual({ 'x-one': 'a' });
    for (const path of ['/page/', '/pages', '/Page', '/'])
      expect(headersAt(text, path)).toEqual({});
  });

  test('joins two values of one header, as Cloudflare Pages does', () => {
    expect(headersAt('/*\n  X-One: a\n/page\n  x-one: b\n', '/page')).toEqual({ 'x-one': 'a, b' });
  });

  test('removes what an earlier rule has set', () => {
    const text = '/*\n  X-One: a\n/page\n  ! X-One\n  X-One: b\n';
    expect(headersAt(text, '/page')).toEqual({ 'x-one': 'b' });
    expect(headersAt('/page\n  ! X-One\n/*\n  X-One: a\n', '/page')).toEqual({ 'x-one': 'a' });
  });
});

describe('The site’s _headers', () => {
  const page = (file: string, styles = [`'sha256-${file}-style'`]) => ({
    file,
    hasCaptcha: file === 'custom-quote.html',
    isAdmin: file.startsWith('admin'),
    hasChildren: false,
    inline: { scripts: [`'sha256-${file}-script'`], styles },
  });
  const files = ['index.html', 'custom-quote.html', 'admin.html', 'admin/orders.html', '404.html'];
  const services = ['https://verify.example', 'https://mail.example'];
  const build = (hasMocks = false, pages = files.map((file) => page(file))) =>
    headersFile(servedPages(pages, { hasMocks, services }));
  const policyAt = (path: string, hasMocks = false) =>
    String(headersAt(build(hasMocks), path)['content-security-policy']).split('; ');

  // The exact policies, written independently of the code. A missing source breaks the captcha or the
  // sending of quotes on a real site; an additional one weakens the policy.
  const common = [
    "default-src 'none'",
    "style-src 'self' 'sha256-FILE-style'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];
  const ordinary = [...common, "script-src 'self' 'sha256-FILE-script'", "connect-src 'self'"];
  const ofProduction = ["worker-src 'none'", "trusted-types 'none'"];
  const ofDemo = ["worker-src 'self'", 'trusted-types default'];
  const ofQuotePage = [
    ...common,
    "script-src 'self' 'sha256-FILE-script' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    "connect-src 'self' https://www.google.com/recaptcha/ https://verify.example https://mail.example",
    "trusted-types * 'allow-duplicates'",
  ];
  const [, mailStyle = ''] =
    /<style>(.*?)<\/style>/.exec(bodyAsHtml('Hello', [], mailBusiness)) ?? [];
  const mailHash = createHash('sha256').update(mailStyle).digest('base64');
  /** The owner reads mails on these pages, in frames that inherit the policy. */
  const ofOwner = (directives: readonly string[]) => [
    ...directives.map((each) => (/^style-src/.test(each) ? `${each} 'sha256-${mailHash}'` : each)),
    "style-src-attr 'unsafe-inline'",
    'frame-src blob:',
  ];
  const forFile = (directives: readonly string[], file: string) =>
    (file.startsWith('admin') ? ofOwner(directives) : directives)
      .map((directive) => directive.replace('FILE', file))
      .sort();

  test.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/admin', 'admin.html'],
    // Hosts redirect a slash, or answer it with the 404 page.
    ['/admin/', '404.html'],
    ['/custom-quote/', '404.html'],
    ['/admin/orders.html', 'admin/orders.html'],
    ['/404', '404.html'],
    ['/admin/nowhere', '404.html'],
    ['/custom-quotes', '404.html'],
    ['/custom-quote/x', '404.html'],
    ['/assets/main.js', '404.html'],
  ])('admit at %s no other origin, and inline the elements of %s alone', (path, file) => {
    expect(policyAt(path).sort()).toEqual(forFile([...ordinary, ...ofProduction], file));
    expect(policyAt(path, true).sort()).toEqual(forFile([...ordinary, ...ofDemo], file));
  });

  test.each(['/custom-quote', '/custom-quote.html'])(
    'admit at %s the captcha’s scripts, frames and requests, and both services',
    (path) => {
      const file = 'custom-quote.html';
      const production = forFile([...ofQuotePage, "worker-src 'none'"], file);
      expect(policyAt(path).sort()).toEqual(production);
      expect(policyAt(path, true).sort()).toEqual(
        forFile([...ofQuotePage, "worker-src 'self'"], file),
      );
    },
  );

  test('admit the script that counts visits and its origins on counted pages alone', () => {
    const statistics = { src: 'https://a.example/a.js', origins: ['https://a.example'] };
    const pages = files.map((file) => ({
      ...page(file),
      isCounted: file === 'index.html' || file === 'custom-quote.html',
    }));
    const counting = headersFile(servedPages(pages, { hasMocks: false, services, statistics }));
    const admitting = parseHeaders(counting).filter(({ value }) => value?.includes('a.example'));
    expect(admitting.map(({ pattern }) => pattern)).toEqual([
      '/',
      '/index.html',
      '/custom-quote',
      '/custom-quote.html',
    ]);
    const policy = String(headersAt(counting, '/')['content-security-policy']);
    expect(policy).toContain(
      "script-src 'self' 'sha256-index.html-script' https://a.example/a.js;",
    );
    expect(policy).toContain("connect-src 'self' https://a.example;");
  });

  test('are refused if a line is longer than Cloudflare Pages reads', () => {
    const styles = Array.from({ length: 40 }, (_, index) => `'sha256-${index}${'x'.repeat(43)}'`);
    expect(() => build(false, [page('404.html', styles)])).toThrow(/too long/);
  });

  test('are refused if there are more rules than Cloudflare Pages reads', () => {
    const pages = Array.from({ length: 50 }, (_, index) => page(`page-${index}.html`));
    expect(() => build(false, [...pages, page('404.html')])).toThrow(/rules/);
  });
});

describe('Speculation rules', () => {
  const built = (
    name: 'landing' | 'customQuote' | 'admin' | 'notFound',
    href: string,
    more = {},
  ) => ({
    name,
    href,
    file: '',
    screen: '',
    ...more,
  });
  const landing = built('landing', '/');
  const quote = built('customQuote', '/custom-quote', { hasCaptcha: true });
  const pages = [
    landing,
    quote,
    built('admin', '/admin', { isAdmin: true }),
    built('notFound', '/404'),
  ];
  const prefetched = (from: typeof landing) =>
    JSON.parse(speculationRules(from, pages)).prefetch[0].where.href_matches;

  test('fetch the quote page ahead from the other pages', () => {
    expect(prefetched(landing)).toEqual(['/custom-quote']);
  });

  test('fetch ahead from the quote page neither the owner’s pages nor the not-found page', () => {
    expect(prefetched(quote)).toEqual(['/']);
  });
});
