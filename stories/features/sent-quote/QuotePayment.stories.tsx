import { expect, fn, mocked, waitFor } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildQuoteMoney, buildRequest, buildSentQuote } from '#mocks/factories/pricedQuote.ts';
import { BackendError } from '#src/backend/Backend.ts';
import type { PaymentRequest } from '#src/domain/quoteMoney.ts';
import { QuotePayment } from '#src/features/sent-quote/QuotePayment.tsx';
import { primaryActions } from '../../primaryActions';

/** An accepted quote with this money. */
function accepted(
  changes: Parameters<typeof buildQuoteMoney>[0] = {},
  extras: PaymentRequest[] = [],
) {
  const money = buildQuoteMoney(changes);
  return { money, quote: buildSentQuote({ state: 'accepted', takesCards: true, money, extras }) };
}

const bank = { name: 'Millrace', sortCode: '00-00-00', number: '00000000' };
const paid = { paid: 31_665, open: 73_885, due: [] };

const meta = preview.meta({
  title: 'Features/Sent quote/QuotePayment',
  component: QuotePayment,
  decorators: [withApp, inColumn('28rem')],
  args: {
    ...accepted(),
    bank,
    onPay: fn(async (): Promise<string | null> => null),
    onDecide: fn(async () => {}),
  },
});

/** The deposit is due, by card or by transfer. */
export const Default = meta.story();

Default.test('asks once for ten presses', async ({ args, canvas }) => {
  const button = canvas.getByRole('button', { name: 'Pay by Card' });
  for (let press = 0; press < 10; press += 1) button.click();
  await waitFor(() => expect(args.onPay).toHaveBeenCalledWith('deposit'));
  await expect(args.onPay).toHaveBeenCalledOnce();
});

/** There is no bank account yet. */
export const CardAlone = meta.story({
  args: { bank: { ...bank, number: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/bank transfer/)).not.toBeInTheDocument();
  },
});

/** The provider does not answer. */
export const ProviderAway = meta.story({
  args: {
    onPay: fn(async () => {
      throw new BackendError('unavailable');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay by Card' }));
    await canvas.findByText(/nothing was paid\. Try again in a minute, or pay by bank transfer/);
    await expect(canvas.getByText('Quote 12')).toBeVisible();
  },
});

/** The customer comes back from the payment page by the browser's Back, and the provider is away then. */
export const AwayAfterBack = meta.story({
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onPay)
      .mockResolvedValueOnce('#provider')
      .mockRejectedValueOnce(new BackendError('unavailable'));
    const button = canvas.getByRole('button', { name: 'Pay by Card' });
    await userEvent.click(button);
    await waitFor(() => expect(location.hash).toBe('#provider'));
    location.hash = '';
    await userEvent.click(button);
    await canvas.findByText(/nothing was paid/);
    await expect(location.hash).toBe('');
  },
});

/** It was paid in another tab, of which the provider has not told yet. */
export const PaidElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay by Card' }));
    await canvas.findByText('The payment page was not opened');
    await expect(canvas.getByRole('button', { name: 'Pay by Card' })).toBeEnabled();
  },
});

/** The payment page is asked for. */
export const Paying = meta.story({
  args: { onPay: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay by Card' }));
    await expect(canvas.getByRole('button', { name: /Pay by Card/ })).toBeEnabled();
  },
});

export const Processing = meta.story({
  args: accepted({ isProcessing: true }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The deposit is paid, and nothing else is asked for. */
export const DepositPaid = meta.story({ args: accepted(paid) });

export const RestAsked = meta.story({
  args: accepted({
    ...paid,
    due: [{ id: 'rest', kind: 'rest', text: 'Rest of quote 12 v1', amount: 73_885 }],
  }),
});

/** An extra waits for an answer, and an earlier one was declined. */
export const ExtraAsked = meta.story({
  args: accepted(paid, [
    buildRequest({ id: 'first', declinedAt: '2026-03-06T10:00:00.000Z' }),
    buildRequest(),
  ]),
});

ExtraAsked.test('is answered alone, with a name', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Accept Extra' }));
  await canvas.findByText('Please type your name');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ruth Harrow{Enter}');
  await waitFor(() =>
    expect(args.onDecide).toHaveBeenCalledWith('accepted', 'Ruth Harrow', 'extra'),
  );
});

/** A part is due while an extra waits: the payment comes first. */
export const PaymentAndExtra = meta.story({
  args: accepted({}, [buildRequest()]),
  play: async ({ canvasElement }) => {
    await expect(primaryActions(canvasElement)).toEqual(['Pay by Card']);
  },
});

export const Paid = meta.story({ args: accepted({ paid: 105_550, open: 0, due: [] }) });

/** The newest version costs less than what was paid. */
export const Excess = meta.story({
  args: accepted({ agreed: 20_000, paid: 31_665, open: 0, excess: 11_665, due: [] }),
});
