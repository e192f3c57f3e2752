import type { APIRequestContext } from '@playwright/test';
import { business } from '#src/content/business.ts';
import { packages, plans, yearlyDiscountPercent } from '#src/content/catalogue.ts';
import { yearlyPrice } from '#src/domain/billingPeriod.ts';
import { formatPence } from '#src/domain/money.ts';
import { allPages } from '#src/pages.ts';
import { paths } from './support/paths.ts';
import { expect, test } from './support/test.ts';

const listed = allPages.filter(({ isUnlisted }) => !isUnlisted).map(({ href }) => href);

/** The HTML of a page, and the title, `meta` and `link` elements in its head. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const [head = ''] = html.split('</head>');
  const elements = [...head.matchAll(/<(meta|link) ([^>]*)>/g)].map(([, tag, attributes = '']) => ({
    tag,
    ...Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value]),
    ),
  })) as { tag: string; [attribute: string]: string }[];
  const metaContent = (name: string) =>
    elements.find((each) => each.name === name || each.property === name)?.content;
  const linkTarget = (rel: string) => elements.find((each) => each.rel === rel)?.href;
  const title = head.match(/<title>([^<]*)</)?.[1];
  return { html, title, metaContent, linkTarget };
}

/** The width and height in the header of a PNG. */
const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('Listed pages have a description, a URL and a preview; the others are not indexed', async ({
  request,
}) => {
  expect(listed).toEqual(expect.arrayContaining(['/', '/custom-quote']));
  expect(listed.filter((path) => /^\/(account|admin|website-questionnaire)/.test(path))).toEqual(
    [],
  );
  const descriptions = new Set<string | undefined>();
  for (const path of paths) {
    const { title, metaContent, linkTarget } = await headOf(request, path);
    if (!listed.includes(path)) {
      expect(metaContent('robots'), path).toBe('noindex');
      expect(linkTarget('canonical'), path).toBeUndefined();
      continue;
    }
    const description = metaContent('description');
    descriptions.add(description);
    expect(title).toContain(business.name);
    expect(description?.length).toBeGreaterThan(40);
    expect(metaContent('robots')).toBeUndefined();
    expect(linkTarget('canonical')).toBe(`${business.url}${path}`);
    expect(metaContent('og:url')).toBe(`${business.url}${path}`);
    expect(metaContent('og:title')).toBe(title);
    expect(metaContent('og:description')).toBe(description);
    expect(metaContent('twitter:card')).toBe('summary_large_image');

    const preview = new URL(metaContent('og:image') ?? '');
    expect(preview.origin).toBe(business.url);
    const response = await request.get(preview.pathname);
    expect(response.headers()['content-type']).toBe('image/png');
    expect(pngSize(await response.body())).toEqual([1200, 630]);
  }
  expect(descriptions.size).toBe(listed.length);
});

test('robots.txt and the sitemap list the public pages, and manifest, icons and licences are served', async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  // A page that crawlers may not read cannot tell them that it is not to be listed.
  expect(robots).toMatch(/^User-agent: \*\nDisallow:\n/);
  expect(robots).toContain(`Sitemap: ${business.url}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual(listed.map((path) => `${business.url}${path}`));

  const { linkTarget } = await headOf(request, '/');
  const response = await request.get(linkTarget('manifest') ?? '');
  expect(response.headers()['content-type']).toContain('manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest.name).toBe(business.name);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toContain(type);
    if (type === 'image/png') expect(pngSize(await icon.body()).join('x')).toBe(sizes);
  }
  const icon = await request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toBe('image/x-icon');
  // Of the type 1, with three images; the offset in the last entry leads to a PNG.
  const ico = await icon.body();
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  expect(pngSize(ico.subarray(ico.readUInt32LE(6 + 2 * 16 + 12)))).toEqual([48, 48]);
  const touchIcon = await request.get(linkTarget('apple-touch-icon') ?? '');
  expect(pngSize(await touchIcon.body())).toEqual([180, 180]);

  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click();
  const text = page.locator('body');
  for (const licence of [
    'react-dom - ',
    '(MIT)',
    'SIL OPEN FONT LICENSE',
    'Bricolage',
    'Figtree',
    '2018–present',
  ]) {
    await expect(text).toContainText(licence);
  }
});

test('The structured data has the facts of the business and the prices that the page shows', async ({
  page,
  request,
}) => {
  const { html, metaContent } = await headOf(request, '/');
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, content = '']) => content,
  );
  expect(scripts).toHaveLength(1);
  const [content = ''] = scripts;
  expect(content).not.toContain('<');
  const { '@graph': graph } = JSON.parse(content) as {
    '@graph': { '@type': string; name: string; [property: string]: unknown }[];
  };
  const [seller, ...products] = graph;
  expect(seller).toMatchObject({
    '@type': 'ProfessionalService',
    name: business.name,
    email: business.contact.email,
    telephone: business.contact.phone.dialled,
    openingHours: business.hours.map(({ schema }) => schema),
  });
  const images = new Set(products.map(({ image }) => image));
  expect([...images]).toEqual([metaContent('og:image')]);
  const offers = products.flatMap(({ offers: each }) => each) as {
    price: string;
    priceCurrency: string;
  }[];
  const pence = [
    ...packages.map(({ price }) => price),
    ...plans.flatMap(({ monthlyPrice }) => [
      monthlyPrice,
      yearlyPrice(monthlyPrice, yearlyDiscountPercent),
    ]),
  ];
  expect(offers.map(({ price }) => price)).toEqual(pence.map((each) => (each / 100).toFixed(2)));
  expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['GBP']));

  await page.goto('/');
  const text = (await page.getByRole('main').textContent()) ?? '';
  for (const each of pence) expect(text).toContain(formatPence(each, { hideZeroPence: true }));
});
