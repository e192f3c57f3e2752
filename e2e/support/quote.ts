import type { Page } from '@playwright/test';
import { answerInWords } from '#src/domain/questions.ts';
import type { Quote } from '#src/domain/quote.ts';
import { quoteQuestion } from '#src/domain/quote.ts';
import { expect } from './test.ts';

type Answers = Partial<Quote>;

/** The toast's text for every request that could not be sent. */
export const FAILURE = 'There was a problem submitting your request. Please try again later.';

/** A text field, by its label. Optional fields are marked as such. */
export function quoteBox(page: Page, field: keyof Quote) {
  const name = new RegExp(`^${quoteQuestion(field).label}( \\(optional\\))?$`);
  return page.getByRole('textbox', { name });
}

/** One of the eight options. */
export function quoteOption(page: Page, value: Quote['websiteType'] | Quote['estimatedPages']) {
  const name = answerInWords(quoteQuestion('websiteType'), value);
  return page.getByRole('radio', { name, exact: true });
}

export async function answer(page: Page, { websiteType, estimatedPages, ...texts }: Answers) {
  for (const [field, text] of Object.entries(texts)) {
    if (text) await quoteBox(page, field as keyof Quote).fill(text);
  }
  for (const choice of [websiteType, estimatedPages]) {
    if (choice) await quoteOption(page, choice).check();
  }
}

/** Checks that the form contains the answers. */
export async function expectAnswers(page: Page, answers: Answers) {
  const { websiteType, estimatedPages, ...texts } = answers;
  for (const [field, text] of Object.entries(texts)) {
    await expect(quoteBox(page, field as keyof Quote)).toHaveValue(text);
  }
  for (const choice of [websiteType, estimatedPages]) {
    if (choice) await expect(quoteOption(page, choice)).toBeChecked();
  }
}

export function submitButton(page: Page) {
  return page.getByRole('button', { name: 'Submit Quote Request' });
}

/** The captcha's checkbox. The captcha is rendered once it is near the viewport. */
export async function captchaBox(page: Page) {
  await submitButton(page).scrollIntoViewIfNeeded();
  return page.getByRole('checkbox', { name: "I'm not a robot" });
}

export async function completeCaptcha(page: Page) {
  await (await captchaBox(page)).check();
  await expect(submitButton(page)).toBeEnabled();
}

/** Completes the captcha, and submits the form. */
export async function submit(page: Page) {
  await completeCaptcha(page);
  await submitButton(page).click();
}

/** The dialog after a request was sent. */
export function thanks(page: Page) {
  return page.getByRole('dialog', { name: 'Thank You for Your Quote Request!' });
}
