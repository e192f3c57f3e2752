import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildQuote } from '#mocks/factories/quote.ts';
import { business } from '#src/content/business.ts';
import { pages } from '#src/pages.ts';
import { productionSettings, productionSite } from '../scripts/testSites.ts';
import { expectToast, openHydrated } from './support/page.ts';
import { expect, test } from './support/production.ts';
import { answerQuote, quoteBox, submitQuote, thankYouDialog } from './support/quote.ts';

const answers = buildQuote({
  contactName: 'Ruth "Oak" Harrow',
  featuresRequested: 'A shop\nA <b>map</b> & opening hours',
  currentWebsite: 'https://harrow-joinery.example/?a=1&b=2',
});

test('A quote request is checked, sent to the business, and acknowledged to the visitor', async ({
  page,
  services,
}) => {
  await openHydrated(page, pages.customQuote.href);
  await expect(page.getByText(/This is a demo/)).toHaveCount(0);
  await answerQuote(page, answers);
  await submitQuote(page);
  await expect(thankYouDialog(page)).toBeVisible();
  await expectToast(page, 'Quote Request Submitted');

  const messages = `POST /v3/${productionSettings.VITE_MAIL_DOMAIN}/messages`;
  expect(services.posts.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /siteverify',
    messages,
    messages,
  ]);
  for (const { contentType, authorization } of services.posts) {
    expect(contentType).toMatch(/^application\/x-www-form-urlencoded\b/);
    expect(authorization).toBeUndefined();
  }

  const [check, internal, acknowledgement] = services.posts.map(({ fields }) => fields);
  expect(check).toEqual({ response: expect.stringMatching(/^demo-captcha-token-\d+$/) });
  expect(internal).toEqual({
    from: business.mail.sender,
    to: business.mail.internalRecipients.join(', '),
    subject: expect.stringContaining(answers.businessName),
    text: expect.any(String),
    html: expect.any(String),
    'h:Reply-To': answers.email,
  });
  expect(acknowledgement).toEqual({
    from: business.mail.sender,
    to: answers.email,
    subject: expect.stringContaining(business.name),
    text: expect.any(String),
    html: expect.any(String),
    'h:Reply-To': business.contact.email,
  });

  const { websiteType: _, ...texts } = answers;
  for (const text of Object.values(texts)) {
    expect(internal?.text).toContain(text);
    // The email address may be that of a stranger.
    expect(acknowledgement?.text).not.toContain(text);
  }
  expect(internal?.html).toContain('A shop<br>A &lt;b&gt;map&lt;/b&gt; &amp; opening hours');
});

test('Leaving the page while a quote is sent sends both mails, begins the lockout and leaves no draft', async ({
  page,
  services,
  allowMessage,
}) => {
  allowMessage(/./);
  page.on('dialog', (dialog) => void dialog.accept());
  await openHydrated(page, pages.customQuote.href);
  await answerQuote(page, answers);
  services.answer('messages', 'hang');
  await submitQuote(page);
  await expect.poll(() => services.posts.length).toBe(2);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await expect
    .poll(() => services.posts.map(({ service }) => service))
    .toEqual(['siteverify', 'messages', 'messages']);
  await openHydrated(page, pages.customQuote.href);
  await expect(page.getByText(/You can send another one in/)).toBeVisible();
  await expect(quoteBox(page, 'businessName')).toHaveValue('');
});

/** The files of the build whose name or content matches the pattern, with the matches. */
function filesWith(pattern: RegExp) {
  const files = readdirSync(productionSite.folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(br|gz|woff2)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name));
  expect(files.length).toBeGreaterThan(10);
  return files.flatMap((file) => {
    // A hash can have any letters.
    const text = readFileSync(file, 'utf8').replaceAll(/sha\d+-[\w+/=]+/g, '');
    const matches = `${file}\n${text}`.match(pattern);
    return matches ? [`${file}: ${[...new Set(matches)].join(', ')}`] : [];
  });
}

test('The build contains no code of the demo, no name of a setting, and the owner’s password only in the owner’s module', () => {
  expect(
    filesWith(/mockServiceWorker|\bmsw\b|MSW|[Dd]emo[- ]captcha|demo-site-key|This is a demo/g),
  ).toEqual([]);
  expect(filesWith(/VITE_\w+/g)).toEqual([]);
  const files = filesWith(new RegExp(productionSettings.VITE_ADMIN_PASSWORD, 'g'));
  expect(files).toHaveLength(1);
  const [, module = ''] = files[0]?.match(/\/([\w-]+\.js): /) ?? [];
  // The HTML of a page lists all modules that it can load.
  const listsModule = (page: string) =>
    readFileSync(join(productionSite.folder, page), 'utf8').includes(module);
  expect(['admin.html', 'index.html', 'custom-quote.html'].map(listsModule)).toEqual([
    true,
    false,
    false,
  ]);
});
