import type { APIRequestContext } from '@playwright/test';
import { business } from '#src/content/business.ts';
import { packages, plans, yearlyDiscountPercent } from '#src/content/catalogue.ts';
import { yearlyPrice } from '#src/domain/catalogue.ts';
import { formatPence } from '#src/domain/money.ts';
import { expect, test } from './support/test.ts';

const listed = ['/', '/custom-quote'];
const unlisted = [
  '/account',
  '/website-questionnaire',
  '/admin',
  '/admin/orders',
  '/admin/email-templates',
  '/nowhere',
];

/** The elements of a page's head that stand alone, as their attributes. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const [head = ''] = html.split('</head>');
  const elements = [...head.matchAll(/<(meta|link) ([^>]*)>/g)].map(([, tag, attributes = '']) => ({
    tag,
    ...Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value]),
    ),
  })) as { tag: string; [attribute: string]: string }[];
  const named = (name: string) =>
    elements.find((each) => each.name === name || each.property === name)?.content;
  const linked = (rel: string) => elements.find((each) => each.rel === rel)?.href;
  const title = head.match(/<title>([^<]*)</)?.[1];
  return { html, title, named, linked };
}

/** Width and height as a PNG says them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

for (const path of listed) {
  test(`Somebody who searches finds ${path}, and sees what it is where it is shared`, async ({
    request,
  }) => {
    const { title, named, linked } = await headOf(request, path);
    expect(title).toContain(business.name);
    expect(named('description')?.length).toBeGreaterThan(40);
    expect(named('robots')).toBeUndefined();
    expect(linked('canonical')).toBe(`${business.url}${path}`);
    expect(named('og:url')).toBe(`${business.url}${path}`);
    expect(named('og:title')).toBe(title);
    expect(named('og:description')).toBe(named('description'));
    expect(named('twitter:card')).toBe('summary_large_image');

    const picture = new URL(named('og:image') ?? '');
    expect(picture.origin).toBe(business.url);
    const answer = await request.get(picture.pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(sizeOf(await answer.body())).toEqual([1200, 630]);
  });
}

test('Pages that are to be found have titles and descriptions of their own', async ({
  request,
}) => {
  const heads = await Promise.all([...listed, ...unlisted].map((path) => headOf(request, path)));
  const descriptions = heads.slice(0, listed.length).map(({ named }) => named('description'));
  expect(new Set(descriptions).size).toBe(listed.length);
});

for (const path of unlisted) {
  test(`Nobody who searches is led to ${path}`, async ({ request }) => {
    const { named, linked } = await headOf(request, path);
    expect(named('robots')).toBe('noindex');
    expect(linked('canonical')).toBeUndefined();
  });
}

test('A robot is told what there is, and what is none of its business', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /account', 'Disallow: /admin']),
  );
  expect(robots).toContain(`Sitemap: ${business.url}/sitemap.xml`);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(listed.map((path) => `${business.url}${path}`));
  for (const path of listed) expect((await request.get(path)).status()).toBe(200);
});

test('A visitor can keep the site on a home screen, with its icon', async ({ request }) => {
  const { linked } = await headOf(request, '/');
  const answer = await request.get(linked('manifest') ?? '');
  expect(answer.headers()['content-type']).toContain('manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest.name).toBe(business.name);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    if (type === 'image/png') {
      expect(sizeOf(await icon.body()).join('x')).toBe(sizes);
    }
  }
  const touchIcon = await request.get(linked('apple-touch-icon') ?? '');
  expect(sizeOf(await touchIcon.body())).toEqual([180, 180]);
});

test('A search engine reads the business and its prices, as they stand on the page', async ({
  page,
  request,
}) => {
  const { html } = await headOf(request, '/');
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
  expect(products.map(({ '@type': type }) => type)).toEqual(
    Array(packages.length + plans.length).fill('Product'),
  );

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
  const words = (await page.getByRole('main').textContent()) ?? '';
  for (const each of pence) expect(words).toContain(formatPence(each, { hideZeroPence: true }));
});
