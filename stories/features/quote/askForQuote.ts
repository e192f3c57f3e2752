import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { buildQuote } from '#mocks/factories/quote.ts';
import type { DemoCaptcha } from '#src/backend/captcha/demoCaptcha.ts';
import { answerInWords } from '#src/domain/questions.ts';
import { type Quote, quoteQuestion } from '#src/domain/quote.ts';

/** A smooth scroll would stop when the layout changes. */
const atOnce = { behavior: 'instant', block: 'center' } as const;

/** The text box of a question, by its label, which ends with ‘(optional)’ for an optional one. */
export function quoteBox(field: keyof Quote) {
  const name = new RegExp(`^${quoteQuestion(field).label}( \\(optional\\))?$`);
  return screen.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name });
}

/** The radio button of a website type or of a number of pages. */
export function quoteOption(value: Quote['websiteType'] | Quote['estimatedPages']) {
  const name = answerInWords(quoteQuestion('websiteType'), value);
  return screen.getByRole<HTMLInputElement>('radio', { name });
}

/** Answers these questions. Other fields keep their answers. */
export async function answerQuote(answers: Partial<Quote> = buildQuote()) {
  const { websiteType, estimatedPages, ...texts } = answers;
  for (const [field, answer] of Object.entries(texts)) {
    if (!answer) continue;
    await userEvent.click(quoteBox(field as keyof Quote));
    await userEvent.paste(answer);
  }
  for (const choice of [websiteType, estimatedPages]) {
    if (choice) await userEvent.click(quoteOption(choice));
  }
}

/** The current answers in the form. */
export function answersInForm(): Quote {
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Custom website quote' });
  return Object.fromEntries(new FormData(form)) as unknown as Quote;
}

export function submitButton() {
  return screen.getByRole('button', { name: 'Submit Quote Request' });
}

/** Waits until the captcha is complete. */
export async function whenReady() {
  await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-disabled'));
}

/** The captcha's checkbox, once it has been scrolled to and drawn. */
export async function captchaBox() {
  submitButton().scrollIntoView(atOnce);
  return screen.findByRole<HTMLInputElement>('checkbox', { name: /robot/ });
}

export async function completeCaptcha() {
  await userEvent.click(await captchaBox());
}

export async function submitQuote() {
  await userEvent.click(submitButton());
}

/** Answers the questions, completes the captcha and submits the form. */
export async function askForQuote(answers?: Partial<Quote>) {
  await answerQuote(answers);
  await completeCaptcha();
  await submitQuote();
}

/** Lets the captcha of the demo expire at once. */
export function expireCaptcha() {
  (window.grecaptcha as unknown as DemoCaptcha).expire();
}
