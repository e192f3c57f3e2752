import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '#src/content/business.ts';
import { productionSettings, productionSite } from '../scripts/sites.mjs';
import { expectErrorToast, expectToast, openHydrated } from './support/page.ts';
import { CAPTCHA_SCRIPT, expect, test } from './support/production.ts';
import {
  answer,
  captchaBox,
  expectAnswers,
  FAILURE,
  shortAnswers,
  submit,
  submitButton,
  thanks,
} from './support/quote.ts';

const answers = {
  businessName: 'Hollin & Daughters <Joinery>',
  contactName: 'Ada "Oak" Hollin',
  email: 'ada@hollin-joinery.example',
  phone: '01632 960 271',
  websiteType: 'ecommerce',
  estimatedPages: '11-20',
  featuresRequested: 'A shop\nA <b>map</b> & opening hours',
  currentWebsite: 'https://hollin-joinery.example/?a=1&b=2',
  competitorWebsites: 'https://dale-joinery.example',
  additionalInfo: "Please keep our green: it's on the vans.",
} as const;

test('A visitor asks for a quote: the captcha is checked, the business told, the visitor thanked', async ({
  page,
  services,
}) => {
  await openHydrated(page, '/custom-quote');
  await answer(page, answers);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  await expectToast(page, 'Quote Request Submitted');

  expect(services.posts.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /siteverify',
    `POST /v3/${productionSettings.VITE_MAIL_DOMAIN}/messages`,
    `POST /v3/${productionSettings.VITE_MAIL_DOMAIN}/messages`,
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

  const { websiteType, estimatedPages, ...texts } = answers;
  for (const message of [internal, acknowledgement]) {
    for (const text of [...Object.values(texts), 'Ecommerce', estimatedPages]) {
      expect(message?.text).toContain(text);
    }
    expect(message?.html).toContain('Hollin &amp; Daughters &lt;Joinery&gt;');
    expect(message?.html).toContain('A shop<br>A &lt;b&gt;map&lt;/b&gt; &amp; opening hours');
    expect(message?.html).toContain('it&#39;s on the vans.');
    expect(message?.html).not.toMatch(/<b>|<Joinery>/);
  }
});

test('A visitor whose captcha is refused keeps every answer, and can try again', async ({
  page,
  services,
  expectMessage,
}) => {
  expectMessage(/The quote request was not sent/);
  services.answer('siteverify', {
    body: { success: false, 'error-codes': ['invalid-input-response'] },
  });
  await openHydrated(page, '/custom-quote');
  await answer(page, answers);
  await submit(page);

  await expectErrorToast(page, 'Error', FAILURE);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'reCAPTCHA verification failed. Please try again.',
  );
  await expect(await captchaBox(page)).not.toBeChecked();
  await expect(submitButton(page)).toBeDisabled();
  await expectAnswers(page, answers);
  expect(services.posts).toHaveLength(1);

  services.answer('siteverify', { body: { success: true } });
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  const tokens = services.posts.flatMap(({ fields }) => fields.response ?? []);
  expect(new Set(tokens).size).toBe(2);
});

for (const failure of [{ status: 500, body: 'Internal Server Error' }, 'hang up'] as const) {
  const name = failure === 'hang up' ? 'hangs up' : `answers ${failure.status}`;
  test(`A visitor keeps every answer while the mail service ${name}, and can try again`, async ({
    page,
    services,
    expectMessage,
  }) => {
    expectMessage(/The quote request was not sent/);
    expectMessage(/Failed to load resource/);
    services.answer('messages', failure);
    await openHydrated(page, '/custom-quote');
    await answer(page, answers);
    await submit(page);

    await expectErrorToast(page, 'Error', FAILURE);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(FAILURE);
    await expect(thanks(page)).toHaveCount(0);
    await expectAnswers(page, answers);

    // Nor does loading the page again take anything away.
    await openHydrated(page, '/custom-quote');
    await expectAnswers(page, answers);

    services.reset();
    await submit(page);
    await expect(thanks(page)).toBeVisible();
    expect(services.posts.map(({ service }) => service)).toEqual([
      'siteverify',
      'messages',
      'messages',
    ]);
  });
}

test('A visitor’s request is not lost because the captcha’s check is down', async ({
  page,
  services,
  expectMessage,
}) => {
  expectMessage(/The captcha could not be checked; the quote request is sent all the same/);
  expectMessage(/Failed to load resource/);
  services.answer('siteverify', 'hang up');
  await openHydrated(page, '/custom-quote');
  await answer(page, shortAnswers);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  expect(services.posts.filter(({ service }) => service === 'messages')).toHaveLength(2);
});

test('A visitor who presses twice, and once more while it takes long, asks once', async ({
  page,
  services,
}) => {
  services.answer('messages', 'hold');
  await openHydrated(page, '/custom-quote');
  await answer(page, shortAnswers);
  await (await captchaBox(page)).check();
  await submitButton(page).dblclick();
  await expect.poll(() => services.posts.length).toBe(2);
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(submitButton(page)).toBeDisabled();
  await submitButton(page).focus();
  await page.keyboard.press('Enter');

  services.answer('messages', {
    body: { id: '<1@mail.e2e.example>', message: 'Queued. Thank you.' },
  });
  services.letGo();
  await expect(thanks(page)).toBeVisible();
  expect(services.posts).toHaveLength(3);
});

test('A visitor can fetch the captcha again when it did not come', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/The captcha could not be shown/);
  expectMessage(/net::ERR_FAILED/);
  await page.route(CAPTCHA_SCRIPT, (route) => route.abort(), { times: 1 });
  await openHydrated(page, '/custom-quote');
  await submitButton(page).scrollIntoViewIfNeeded();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toHaveCount(0);
  await answer(page, shortAnswers);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
});

/** Where something stands in the files of the site, or in their names. */
function tracesOf(thing: RegExp) {
  const files = readdirSync(productionSite.folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(br|gz|woff2)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name));
  expect(files.length).toBeGreaterThan(10);
  return files.flatMap((file) => {
    const traces = `${file}\n${readFileSync(file, 'utf8')}`.match(thing);
    return traces ? [`${file}: ${[...new Set(traces)].join(', ')}`] : [];
  });
}

test('A visitor gets a site without the demo', () => {
  expect(
    tracesOf(/mockServiceWorker|\bmsw\b|MSW|[Dd]emo[- ]captcha|demo-site-key|This is a demo/g),
  ).toEqual([]);
});

test('A visitor gets no list of what the site was built with', () => {
  expect(tracesOf(/VITE_\w+/g)).toEqual([]);
  // What the owner signs in with comes with the owner's part alone.
  expect(tracesOf(new RegExp(productionSettings.VITE_ADMIN_PASSWORD, 'g'))).toEqual([
    expect.stringMatching(/\/adminSettings-[^/]*$/),
  ]);
});

test('A visitor reads nothing of a demo', async ({ page }) => {
  await openHydrated(page, '/custom-quote');
  await expect(page.getByText(/This is a demo/)).toHaveCount(0);
});
