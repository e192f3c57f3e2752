import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildQuote, buildShortQuote } from '#mocks/factories/quote.ts';
import { Text } from '#src/design-system/index.ts';
import { blankQuote } from '#src/domain/quote.ts';
import { QuoteForm } from '#src/features/quote/QuoteForm.tsx';
import { answerQuote, answersInForm, quoteBox, submitButton, submitQuote } from './askForQuote';

const meta = preview.meta({
  title: 'Features/Quote/QuoteForm',
  component: QuoteForm,
  tags: ['!visual'],
  decorators: [withApp],
  args: {
    onSubmit: fn(async () => {}),
    onInvalid: fn(),
    onDraft: fn(),
    round: 1,
    captcha: (hintId: string) => (
      <Text id={hintId} variant="quiet">
        The captcha is here.
      </Text>
    ),
    isCaptchaComplete: true,
    secondsLeft: 0,
  },
  parameters: {
    backend: {},
  },
});

export const Default = meta.story({
  play: async () => {
    const boxes = (['businessName', 'contactName', 'email', 'phone'] as const).map(quoteBox);
    await expect(boxes.map(({ autocomplete }) => autocomplete)).toEqual([
      ...['organization', 'name', 'email', 'tel'],
    ]);
    await expect(boxes.map(({ ariaRequired }) => ariaRequired)).toEqual([
      ...['true', 'true', 'true', null],
    ]);
    await expect(quoteBox('email')).toHaveAttribute('type', 'email');
  },
});

Default.test('submits all answers', async ({ args }) => {
  await answerQuote();
  await submitQuote();
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(buildQuote()));
});

Default.test(
  'submits answers that were filled in without events, and keeps the choices',
  async ({ args }) => {
    const { businessName, contactName, email } = buildShortQuote();
    Object.assign(quoteBox('businessName'), { value: businessName });
    Object.assign(quoteBox('contactName'), { value: contactName });
    Object.assign(quoteBox('email'), { value: email });
    await submitQuote();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(buildShortQuote()));
  },
);

Default.test('trims answers', async ({ args }) => {
  await answerQuote(buildShortQuote({ email: '  ruth@harrow-joinery.example ' }));
  await submitQuote();
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(buildShortQuote()));
});

Default.test('calls onDraft with the typed answers', async ({ args }) => {
  await userEvent.type(quoteBox('phone'), '0');
  await expect(args.onDraft).toHaveBeenLastCalledWith({ ...blankQuote, phone: '0' });
});

export const CaptchaIncomplete = meta.story({
  args: { isCaptchaComplete: false },
  play: async () => {
    await expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await expect(submitButton()).toHaveAccessibleDescription('The captcha is here.');
  },
});

CaptchaIncomplete.test('answers the Enter key with the missing fields', async ({ args }) => {
  await userEvent.type(quoteBox('email'), '{Enter}');
  await waitFor(() => expect(args.onInvalid).toHaveBeenCalledWith(true));
  await expect(quoteBox('businessName')).toHaveFocus();
});

/** Submitted with empty fields. */
export const MissingFields = meta.story({
  play: async ({ canvas, args }) => {
    await submitQuote();
    await canvas.findAllByText('Enter the name of your business');
    await expect(args.onInvalid).toHaveBeenCalledWith(true);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

MissingFields.test('clears the error of a field once it is valid', async () => {
  await userEvent.type(quoteBox('businessName'), 'H');
  await waitFor(() => expect(quoteBox('businessName')).toBeValid());
});

/** A required field contains only blanks. */
export const BlankFields = meta.story({
  play: async ({ canvas, args }) => {
    await answerQuote(buildShortQuote({ contactName: '   ' }));
    await submitQuote();
    await canvas.findAllByText('Enter your name');
    await expect(quoteBox('contactName')).toHaveFocus();
    await expect(args.onInvalid).toHaveBeenCalledWith(true);
  },
});

/** An answer is longer than is accepted. */
export const TooLong = meta.story({
  play: async ({ canvas }) => {
    await answerQuote(buildShortQuote({ contactName: '' }));
    fireEvent.input(quoteBox('contactName'), { target: { value: 'x'.repeat(101) } });
    await submitQuote();
    await canvas.findAllByText(/at most 100 characters/);
    const error = { name: 'Contact name: Please write at most 100 characters' };
    await expect(canvas.getByRole('link', error)).toBeVisible();
  },
  tags: ['!autodocs'],
});

export const MalformedEmail = meta.story({
  play: async ({ canvas, args }) => {
    await answerQuote(buildShortQuote({ email: 'ruth at harrow' }));
    await submitQuote();
    await canvas.findAllByText('Please enter a valid email address');
    await expect(args.onInvalid).toHaveBeenCalledWith(false);
  },
});

/** A request without an answer. */
export const Submitting = meta.story({
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas }) => {
    await answerQuote();
    await submitQuote();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    await expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await submitQuote();
    await userEvent.type(quoteBox('phone'), '{Enter}');
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await new Promise(requestAnimationFrame);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** A request was sent less than ten seconds ago. */
export const Lockout = meta.story({
  args: { secondsLeft: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in 7 seconds\.$/)).toBeVisible();
    await expect(submitButton()).not.toHaveAttribute('aria-disabled');
    // A description that changes is announced with every second.
    await expect(submitButton()).toHaveAccessibleDescription('Your request is on its way.');
  },
});

/** Filled in with mistakes, then reset by another round. */
export const Emptied = meta.story({
  render: function Render(args) {
    const [round, setRound] = useState(1);
    return (
      <>
        <QuoteForm {...args} round={round} />
        <button type="button" onClick={() => setRound(round + 1)}>
          Another round
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await answerQuote(buildQuote({ email: 'ruth@' }));
    await submitQuote();
    await canvas.findAllByText('Please enter a valid email address');
    await userEvent.click(canvas.getByRole('button', { name: 'Another round' }));
    await waitFor(() => expect(answersInForm()).toEqual(blankQuote));
    await expect(canvas.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
    await expect(quoteBox('email')).toBeValid();
  },
});
