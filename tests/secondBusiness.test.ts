import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import type * as business from '#src/content/business.ts';
import * as catalogue from '#src/content/catalogue.ts';
import type * as mailBusiness from '#src/content/mailBusiness.ts';
import { formatPence } from '#src/domain/money.ts';
import { quoteQuestions } from '#src/domain/quote.ts';
import { createQuoteMessages } from '#src/domain/quoteMail.ts';
import { createTicket } from '#src/domain/ticket.ts';
import { sections } from '#src/features/site-frame/sections.ts';
import { webManifest } from '../scripts/build/siteFiles.ts';

/** The modules of `src/content` by name, except those that only derive from the catalogue. */
const content = Object.fromEntries(
  Object.entries(import.meta.glob('#src/content/*.ts', { eager: true }))
    .map(([path, module]) => [path.replace(/^.*\/|\.ts$/g, ''), module] as const)
    .filter(([name]) => name !== 'ownerPrices' && name !== 'sampleOrders'),
);

/** The landing page's anchors, which the content refers to and does not define. */
const sectionIds: readonly string[] = sections.map(({ id }) => id);

/** Another text of the same shape: letters and digits are replaced, addresses stay addresses. */
function otherText(text: string): string {
  if (/^[/#]/.test(text) || sectionIds.includes(text)) return text;
  return text
    .replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))
    .replace(/[A-Z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 52) % 26) + 65))
    .replace(/\d/g, (digit) => String((Number(digit) + 5) % 10))
    .replace(/^uggcf:/, 'https:');
}

/** The content of an invented business: every text and every number is another one. */
function otherContent(value: unknown): unknown {
  if (typeof value === 'string') return otherText(value);
  if (typeof value === 'number') return value * 3 + 1;
  if (Array.isArray(value)) return value.map(otherContent);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, otherContent(each)]));
}

const second = otherContent(content) as {
  business: typeof business;
  catalogue: typeof catalogue;
  mailBusiness: typeof mailBusiness;
};

/** Facts that the first business leaves blank. */
const company = {
  vatNumber: 'GB 946 113 207',
  legal: { name: 'Dale and Hollin Ltd', companyNumber: '01234567', address: '1 Mill Lane, Hebden' },
};
Object.assign(second.business.business, company);

/** Replaces the modules of `src/content` by those of the second business. */
const secondContent: Plugin = {
  name: 'second-business',
  enforce: 'pre',
  load(id) {
    const name = /src\/content\/(\w+)\.ts$/.exec(id)?.[1];
    const exported = name && Object.entries(second).find(([each]) => each === name)?.[1];
    if (!exported) return null;
    return Object.entries(exported)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /[a-z]{4}|\d{4}/i.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const unescapeHtml = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Words of the quote form, which any business may share with its packages, and those for who sends a mail. */
const commonWords = new Set([...textsIn(quoteQuestions.websiteType.options), 'owner', 'site']);

/** The facts of the first business: texts, and prices as visitors read them. */
const firstFacts = new Set([
  ...textsIn(content).filter((text) => !commonWords.has(text)),
  ...catalogue.packages.map(({ price }) => formatPence(price, { hideZeroPence: true })),
  ...catalogue.plans.map(({ monthlyPrice }) => formatPence(monthlyPrice)),
]);

const firstFactsIn = (text: string) =>
  [...firstFacts].filter((fact) => unescapeHtml(text).includes(fact) && otherText(fact) !== fact);

describe('a second business, which replaces the content alone', () => {
  let site: typeof import('#src/start/prerender.tsx');

  beforeAll(async () => {
    const outDir = '.cache/server/secondBusiness';
    await build({
      logLevel: 'error',
      plugins: [secondContent],
      build: { ssr: 'src/start/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    site = await import(/* @vite-ignore */ pathToFileURL(`${outDir}/prerender.js`).href);
  }, 120_000);

  test('has nothing of the first one on any page', async () => {
    for (const { href } of site.pages) {
      const { html, title, description, structuredData = '' } = await site.renderPage(href);
      const page = [html, title, description, JSON.stringify(structuredData)].join('\n');
      expect([href, firstFactsIn(page)]).toEqual([href, []]);
    }
  });

  test('shows its own name, headline and payment links on the landing page', async () => {
    const { html } = await site.renderPage('/');
    const page = unescapeHtml(html);
    expect(page).toContain(second.business.business.name);
    expect(page).toContain(second.business.business.headline);
    for (const { paymentLink } of second.catalogue.packages) expect(page).toContain(paymentLink);
  });

  test('states its company and its VAT number in the footer and to search engines', async () => {
    const { html, structuredData } = await site.renderPage('/');
    const page = unescapeHtml(html);
    const { name, companyNumber, address } = company.legal;
    for (const fact of [name, companyNumber, address, company.vatNumber]) {
      expect(page).toContain(fact);
    }
    expect(structuredData).toContain(`"vatID":"${company.vatNumber}"`);
  });

  test('has nothing of the first one in its manifest and its link preview', () => {
    const { name, description } = site.business;
    const manifest = webManifest({ name, description, color: '#fff' });
    expect(firstFactsIn(manifest + JSON.stringify(site.brand))).toEqual([]);
  });

  test('has nothing of the first one in its mails and tickets', () => {
    const { replyTime } = second.business.business;
    const ticket = createTicket({
      ...buildTicketRequest({ websitePackage: { id: 'cottage', title: 'Cottage' } }),
      customer: null,
      replyTime,
      now: new Date('2026-03-02T09:30:00.000Z'),
      tickets: [],
    });
    const messages = createQuoteMessages(buildQuote(), second.mailBusiness.mailBusiness);
    expect(firstFactsIn(JSON.stringify([messages, ticket.messages]))).toEqual([]);
  });
});
