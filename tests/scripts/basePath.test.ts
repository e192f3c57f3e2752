import { afterAll, expect, test, vi } from 'vitest';
import { business } from '#src/content/business.ts';
import { allPages, fileHref, pages } from '#src/pages.ts';
import { structuredData } from '#src/structuredData.ts';
import { hostConfigurations } from '../../scripts/build/hosting.ts';
import { linkLateStyles, pageHtml } from '../../scripts/build/page.ts';
import { headersFile, servedPages } from '../../scripts/build/policy.ts';
import { redirects, robots, sitemap, webManifest } from '../../scripts/build/siteFiles.ts';
import { misplaced } from '../../scripts/settings.ts';

// Files share what they import. This one has its own, without what others have imported.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('#src/content/business.ts');
  vi.resetModules();
});

vi.mock('#src/content/business.ts', async (original) => {
  const { business } = await original<typeof import('#src/content/business.ts')>();
  return { business: { ...business, url: 'https://studio.example/Mill.race' } };
});

const base = '/Mill.race/';
const site = `https://studio.example${base}`;

const served = servedPages(
  ['index.html', 'account/tickets.html', 'samples/trade.html', '404.html'].map((file) => ({
    file,
    hasCaptcha: false,
    isAdmin: false,
    hasChildren: file === 'account/tickets.html',
    inline: { scripts: [], styles: [] },
  })),
  { hasMocks: false, services: [] },
);

test('every page and file of a site below a path is below it', () => {
  expect(pages.landing.href).toBe(base);
  expect(pages.adminOrders.href).toBe('/Mill.race/admin/orders');
  expect(allPages.filter(({ href }) => !href.startsWith(base))).toEqual([]);
  expect(fileHref('licences.txt')).toBe('/Mill.race/licences.txt');
});

test('every URL in the head of a page of it is below it', () => {
  const rendered = {
    html: '<div data-late-styles=""></div>',
    title: '',
    page: pages.landing,
    description: '',
    structuredData: undefined,
  };
  const late = linkLateStyles(rendered, '.late{color:red}');
  const html = pageHtml({
    rendered: late.rendered,
    business,
    paper: { light: '', dark: '' },
    css: late.css,
    boot: '',
    integrity: '',
    speculation: '',
    modules: ['assets/main.js', 'assets/Landing.js'],
    styles: ['assets/main.css'],
    fonts: ['assets/figtree.woff2'],
  });
  const urls = [...html.matchAll(/(?:href|src|content|data-\w+)="([^"]*\/[^"]*)"/g)].flatMap(
    ([, value = '']) => value.split(' '),
  );
  expect(urls.length).toBeGreaterThanOrEqual(10);
  const isBelow = (url: string) => url.startsWith(base) || url.startsWith(site);
  expect(urls.filter((url) => !isBelow(url) && !/^(font|image)\//.test(url))).toEqual([]);
});

test('sitemap, robots.txt, structured data and manifest name its URLs', () => {
  expect(sitemap(business.url, [pages.landing, pages.customQuote])).toContain(
    `<loc>${site}</loc></url>\n<url><loc>${site}custom-quote</loc>`,
  );
  expect(robots(business.url)).toContain(`Sitemap: ${site}sitemap.xml`);
  const data = JSON.stringify(structuredData(business));
  const urls = [...data.matchAll(/"(https:\/\/studio[^"]*)"/g)].map(([, url]) => url);
  expect(urls.filter((url) => !url?.startsWith(site))).toEqual([]);
  const manifest = JSON.parse(webManifest({ name: '', description: '', color: '' }));
  for (const url of [manifest.start_url, manifest.scope, manifest.icons[0].src]) {
    expect(new URL(url, `${site}manifest.webmanifest`).href.startsWith(site)).toBe(true);
  }
});

test('the rules for its hosts are about its paths alone', () => {
  const patterns = headersFile(served).match(/^\/.*$/gm);
  expect(patterns).toEqual(
    expect.arrayContaining(['/*', base, `${base}account/tickets/*`, `${base}assets/*`]),
  );
  expect(patterns?.filter((pattern) => pattern !== '/*' && !pattern.startsWith(base))).toEqual([]);
  expect(redirects([pages.tickets])).toBe(
    '/Mill.race/account/tickets/* /Mill.race/account/tickets 200\n',
  );
  const { 'nginx.conf': nginx } = hostConfigurations(served, ['index.html', 'favicon.ico']);
  // Those within the location of the site are indented.
  const locations = nginx.match(/^location .*\{/gm);
  expect(locations).toEqual(['location = /Mill.race {', 'location /Mill.race/ {']);
});

test('connected mode is built for the root of an origin alone', () => {
  expect(misplaced('connected', base)).toContain('the path /Mill.race/');
  expect(misplaced('connected', '/')).toBeUndefined();
  expect(misplaced('production', base)).toBeUndefined();
});
