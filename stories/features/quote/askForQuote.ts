import { screen, userEvent } from 'storybook/test';
import type { DemoCaptcha } from '#mocks/captchaWidget.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { answerInWords } from '#src/domain/questions.ts';
import { type Quote, quoteQuestion } from '#src/domain/quote.ts';

/** A scroll that takes its time ends where it is when the layout changes. */
export const atOnce = { behavior: 'instant', block: 'center' } as const;

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

/** Answers these questions; what has no answer stays as it is. */
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

/** All of it: the answers, the captcha, the button. */
export async function askForQuote(answers?: Partial<Quote>) {
  await answerQuote(answers);
  await completeCaptcha();
  await submitQuote();
}

/** What the stand-in for the provider's script can bring about. */
export function demoCaptcha() {
  return (window.grecaptcha as unknown as DemoCaptcha).demo;
}
