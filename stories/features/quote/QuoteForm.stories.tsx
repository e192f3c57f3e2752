import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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
        The captcha stands here.
      </Text>
    ),
    isCaptchaComplete: true,
    secondsLeft: 0,
  },
  parameters: {
    backend: {},
  },
});

export const Default = meta.story();

Default.test('hands in every answer', async ({ args }) => {
  await answerQuote();
  await submitQuote();
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(buildQuote(), expect.anything()));
});

Default.test(
  'hands in what must be answered, the defaults, and the rest blank',
  async ({ args }) => {
    const { businessName, contactName, email } = buildShortQuote();
    await answerQuote({ businessName, contactName, email });
    await submitQuote();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(buildShortQuote(), expect.anything()),
    );
  },
);

Default.test('takes the blanks around an answer away', async ({ args }) => {
  await answerQuote(buildShortQuote({ email: '  ruth@harrow-joinery.example ' }));
  await submitQuote();
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith(buildShortQuote(), expect.anything()),
  );
});

Default.test('tells what is typed', async ({ args }) => {
  await userEvent.type(quoteBox('phone'), '0');
  await expect(args.onDraft).toHaveBeenLastCalledWith({ ...blankQuote, phone: '0' });
});

/** With what was typed before. */
export const Filled = meta.story({
  args: { draft: buildQuote() },
  play: () => expect(answersInForm()).toEqual(buildQuote()),
});

export const CaptchaIncomplete = meta.story({ args: { isCaptchaComplete: false } });

CaptchaIncomplete.test('cannot be submitted, and the captcha says why', async () => {
  await expect(submitButton()).toBeDisabled();
  await expect(submitButton()).toHaveAccessibleDescription('The captcha stands here.');
});

CaptchaIncomplete.test('is not submitted by the Enter key either', async ({ args }) => {
  await answerQuote(buildShortQuote());
  await userEvent.type(quoteBox('email'), '{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** Handed in with nothing answered. */
export const MissingFields = meta.story({
  play: async ({ canvas }) => {
    await submitQuote();
    await canvas.findAllByText('Please fill in this field');
  },
});

MissingFields.test('says that something is missing', async ({ args }) => {
  await expect(args.onInvalid).toHaveBeenCalledWith(true);
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

MissingFields.test('is content as soon as one is mended', async () => {
  await userEvent.type(quoteBox('businessName'), 'H');
  await waitFor(() => expect(quoteBox('businessName')).toBeValid());
});

/** Nothing but blanks is nothing. */
export const BlankFields = meta.story({
  play: async ({ canvas }) => {
    await answerQuote(buildShortQuote({ contactName: '   ' }));
    await submitQuote();
    await canvas.findByText('Please fill in this field');
  },
});

BlankFields.test('leads to it', async ({ args }) => {
  await expect(quoteBox('contactName')).toHaveFocus();
  await expect(args.onInvalid).toHaveBeenCalledWith(true);
});

export const MalformedEmail = meta.story({
  play: async ({ canvas }) => {
    await answerQuote(buildShortQuote({ email: 'ruth at harrow' }));
    await submitQuote();
    await canvas.findByText('Please enter a valid email address');
  },
});

MalformedEmail.test('says that nothing is missing', async ({ args }) => {
  await expect(args.onInvalid).toHaveBeenCalledWith(false);
});

/** On its way, and not answered yet. */
export const Submitting = meta.story({
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args }) => {
    await answerQuote();
    await submitQuote();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
  },
});

Submitting.test('says that it is busy', async () => {
  await expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  await expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
});

Submitting.test('takes neither a second press nor the Enter key', async ({ args, canvas }) => {
  await submitQuote();
  await userEvent.type(quoteBox('phone'), '{Enter}');
  canvas.getByRole<HTMLFormElement>('form').requestSubmit();
  await new Promise(requestAnimationFrame);
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

export const Failed = meta.story({
  args: {
    draft: buildQuote(),
    isCaptchaComplete: false,
    error: 'There was a problem submitting your request. Please try again later.',
  },
});

Failed.test('says so above its buttons', async ({ args, canvas }) => {
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent(String(args.error));
  await expect(alert.compareDocumentPosition(submitButton())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

/** A request was sent a moment ago. */
export const Lockout = meta.story({ args: { secondsLeft: 7 } });

Lockout.test('stays enabled, and says how long it is', async ({ canvas }) => {
  const line = 'Your request is on its way. You can send another one in 7 seconds.';
  await expect(canvas.getByText(line)).toBeVisible();
  await expect(submitButton()).toBeEnabled();
  await expect(submitButton()).toHaveAccessibleDescription(line);
});

export const LastSecondOfTheLockout = meta.story({ args: { secondsLeft: 1 } });

LastSecondOfTheLockout.test('counts one as one', async ({ canvas }) => {
  await expect(canvas.getByText(/another one in 1 second\.$/)).toBeVisible();
});

/** Filled in, with mistakes, and then emptied by another round. */
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
    await canvas.findByText('Please enter a valid email address');
    await userEvent.click(canvas.getByRole('button', { name: 'Another round' }));
    await waitFor(() => expect(answersInForm()).toEqual(blankQuote));
  },
});

Emptied.test('forgets the mistakes', async ({ canvas }) => {
  await expect(canvas.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
  await expect(quoteBox('email')).toBeValid();
});

Emptied.test('begins at its beginning', async ({ canvas }) => {
  await expect(canvas.getByRole('form')).toHaveFocus();
});

Emptied.test('can be filled in again', async ({ args }) => {
  await answerQuote();
  await submitQuote();
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(buildQuote(), expect.anything()));
});
