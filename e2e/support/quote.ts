import type { Page } from '@playwright/test';
import type { Quote } from '#src/domain/quote.ts';
import { quoteLabels, websiteTypeLabels } from '#src/domain/quote.ts';
import { expect } from './test.ts';

type Answers = Partial<Quote>;

/** What the toast says of every request that could not be sent (spec §8). */
export const FAILURE = 'There was a problem submitting your request. Please try again later.';

/** The least that is asked for. */
export const shortAnswers = {
  businessName: 'Hollin Joinery',
  contactName: 'Ada Hollin',
  email: 'ada@hollin-joinery.example',
} satisfies Answers;

/** A box of the form, by the label that is seen; what need not be answered says so after it. */
export function quoteBox(page: Page, field: keyof Quote) {
  const name = new RegExp(`^${quoteLabels[field]}( \\(optional\\))?$`);
  return page.getByRole('textbox', { name });
}

/** One of the eight options. */
export function quoteOption(page: Page, value: Quote['websiteType'] | Quote['estimatedPages']) {
  const name = Object.entries(websiteTypeLabels).find(([type]) => type === value)?.[1] ?? value;
  return page.getByRole('radio', { name, exact: true });
}

export async function answer(page: Page, { websiteType, estimatedPages, ...texts }: Answers) {
  for (const [field, text] of Object.entries(texts)) {
    await quoteBox(page, field as keyof Quote).fill(text);
  }
  for (const choice of [websiteType, estimatedPages]) {
    if (choice) await quoteOption(page, choice).check();
  }
}

/** Checks that these answers stand in the form. */
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

/** The captcha's checkbox, which is drawn when it comes near the view. */
export async function captchaBox(page: Page) {
  await submitButton(page).scrollIntoViewIfNeeded();
  return page.getByRole('checkbox', { name: "I'm not a robot" });
}

export async function completeCaptcha(page: Page) {
  await (await captchaBox(page)).check();
  await expect(submitButton(page)).toBeEnabled();
}

/** Completes the captcha and hands the form in. */
export async function submit(page: Page) {
  await completeCaptcha(page);
  await submitButton(page).click();
}

/** The dialog after a request was sent. */
export function thanks(page: Page) {
  return page.getByRole('dialog', { name: 'Thank You for Your Quote Request!' });
}

export async function closeThanks(page: Page) {
  // The toast in it has a Close button as well.
  await thanks(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(thanks(page)).toHaveCount(0);
}
