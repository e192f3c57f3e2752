import { expect, fn, waitFor } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { QuoteDecision } from '#src/features/sent-quote/QuoteDecision.tsx';

const meta = preview.meta({
  title: 'Features/Sent quote/QuoteDecision',
  component: QuoteDecision,
  decorators: [withApp, inColumn('44rem')],
  args: {
    lines: buildQuotePrice().lines,
    onDecide: fn(async () => {}),
  },
});

export const Default = meta.story();

Default.test('accepts with a name, by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  await userEvent.keyboard(' Ruth Harrow {Enter}');
  await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith('accepted', 'Ruth Harrow'));
});

/** Accepted without a name. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Quote' }));
    await canvas.findByText('Please type your name');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  },
});

/** The form for a reason is open. */
export const Declining = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Decline'));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'Too late for us');
  },
});

Declining.test('declines with the reason', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Decline Quote' }));
  await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith('declined', 'Too late for us'));
});

/** The server does not answer, and the name stays. */
export const Failed = meta.story({
  args: {
    onDecide: fn(async () => {
      throw new BackendError('unavailable');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ruth Harrow');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Quote' }));
    await canvas.findByLabelText('Error');
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ruth Harrow');
  },
});
