import type { Page, Response } from '@playwright/test';
import { answerInWords } from '#src/domain/questions.ts';
import { type Quote, quoteQuestion } from '#src/domain/quote.ts';
import { expect } from './test.ts';

type Answers = Partial<Quote>;

/** The text of the toast when a request could not be sent. */
export const FAILURE = 'There was a problem submitting your request. Please try again later.';

/** A text field. The label of an optional field says that it is optional. */
export function quoteBox(page: Page, field: keyof Quote) {
  const name = new RegExp(`^${quoteQuestion(field).label}( \\(optional\\))?$`);
  return page.getByRole('textbox', { name });
}

/** A radio button of a question. */
function quoteOption<Field extends 'websiteType' | 'estimatedPages'>(
  page: Page,
  field: Field,
  value: Quote[Field],
) {
  const name = answerInWords(quoteQuestion(field), value);
  return page.getByRole('radio', { name, exact: true });
}

export async function answerQuote(page: Page, { websiteType, estimatedPages, ...texts }: Answers) {
  for (const [field, text] of Object.entries(texts)) {
    if (text) await quoteBox(page, field as keyof Quote).fill(text);
  }
  if (websiteType) await quoteOption(page, 'websiteType', websiteType).check();
  if (estimatedPages) await quoteOption(page, 'estimatedPages', estimatedPages).check();
}

/** Checks that the form contains the answers. */
export async function expectQuoteAnswers(page: Page, answers: Answers) {
  const { websiteType, estimatedPages, ...texts } = answers;
  for (const [field, text] of Object.entries(texts)) {
    await expect(quoteBox(page, field as keyof Quote)).toHaveValue(text);
  }
  if (websiteType) await expect(quoteOption(page, 'websiteType', websiteType)).toBeChecked();
  if (estimatedPages) {
    await expect(quoteOption(page, 'estimatedPages', estimatedPages)).toBeChecked();
  }
}

export function quoteSubmitButton(page: Page) {
  return page.getByRole('button', { name: 'Submit Quote Request' });
}

/** The captcha's checkbox. The captcha is rendered when its place comes near the viewport. */
export async function captchaBox(page: Page) {
  await quoteSubmitButton(page).scrollIntoViewIfNeeded();
  return page.getByRole('checkbox', { name: "I'm not a robot" });
}

export async function completeCaptcha(page: Page) {
  await (await captchaBox(page)).check();
  await expect(quoteSubmitButton(page)).toBeEnabled();
}

export async function submitQuote(page: Page) {
  await completeCaptcha(page);
  await quoteSubmitButton(page).click();
}

export function thankYouDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Thank You for Your Quote Request!' });
}

/** Records the responses of other hosts, and whether they came from the service worker. */
export function recordResponses(page: Page) {
  const responses: string[] = [];
  page.on('response', (response: Response) => {
    const url = new URL(response.url());
    if (url.hostname === 'localhost') return;
    const source = response.fromServiceWorker() ? 'worker' : 'network';
    responses.push(`${source}: ${response.request().method()} ${url.host}${url.pathname}`);
  });
  return responses;
}

const mailResponse = expect.stringMatching(
  /^worker: POST api\.mailgun\.net\/v3\/mail\.[^/]+\/messages$/,
);

/** The responses that a quote request of the demo causes. */
export const workerResponses = [
  'worker: GET www.google.com/recaptcha/api.js',
  'worker: POST www.google.com/recaptcha/api/siteverify',
  mailResponse,
  mailResponse,
];
