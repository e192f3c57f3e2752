import { expect, fn, waitFor, within } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildAcceptedQuote, buildQuoteMoney, buildRequest } from '#mocks/factories/pricedQuote.ts';
import type { AdminQuote } from '#src/domain/adminQuotes.ts';
import { QuoteMoney } from '#src/features/admin/quotes/QuoteMoney.tsx';

const deposit = buildRequest({ id: 'deposit', kind: 'deposit', lines: [], message: '' });
const rest = buildRequest({ id: 'rest', kind: 'rest', lines: [], message: '' });

const quoteWith = (
  money: Parameters<typeof buildQuoteMoney>[0],
  requests: AdminQuote['requests'] = [deposit],
): AdminQuote =>
  buildAcceptedQuote({ requests, money: { ...buildQuoteMoney(money), orderId: 'ORD-000012' } });

const paid = { paid: 31_665, open: 73_885, due: [] };

const meta = preview.meta({
  title: 'Owner/Quotes/QuoteMoney',
  component: QuoteMoney,
  decorators: [withApp, inColumn('44rem')],
  args: {
    quote: quoteWith({}),
    quotes: {
      ask: fn(async () => {}),
      takeBack: fn(async () => {}),
      noteTransfer: fn(async () => {}),
      refund: fn(async () => {}),
    },
    refresh: fn(async () => {}),
  },
});

/** The deposit is due. */
export const Default = meta.story();

Default.test('notes a transfer of what is due', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Mark as paid by transfer'));
  await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('316.65');
  await userEvent.type(canvas.getByLabelText('Arrived on'), '2026-01-05');
  await userEvent.click(canvas.getByRole('button', { name: 'Mark as Paid' }));
  await waitFor(() =>
    expect(args.quotes.noteTransfer).toHaveBeenCalledWith('1', {
      request: 'deposit',
      amount: 31_665,
      day: '2026-01-05',
    }),
  );
});

export const DepositPaid = meta.story({ args: { quote: quoteWith(paid) } });

DepositPaid.test('asks for the rest', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Ask for the rest'));
  await userEvent.click(canvas.getByRole('button', { name: 'Ask for £738.85' }));
  await waitFor(() =>
    expect(args.quotes.ask).toHaveBeenCalledWith('1', { kind: 'rest', message: '' }),
  );
});

DepositPaid.test('adds an extra with its own lines', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Add an extra'));
  const form = within(canvas.getByRole('form', { name: 'Extra' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Line 1' }), 'Welsh');
  await userEvent.type(form.getByRole('textbox', { name: 'Amount 1' }), '200');
  await userEvent.click(form.getByRole('button', { name: 'Send Extra' }));
  await waitFor(() =>
    expect(args.quotes.ask).toHaveBeenCalledWith('1', {
      kind: 'extra',
      lines: [{ text: 'Welsh', amount: 20_000 }],
      message: '',
    }),
  );
});

/** It waits for an answer, and can be taken back. */
export const ExtraAsked = meta.story({
  args: { quote: quoteWith(paid, [deposit, buildRequest()]) },
});

ExtraAsked.test('takes it back', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Take Back' }));
  await waitFor(() => expect(args.quotes.takeBack).toHaveBeenCalledWith('1', 'extra'));
});

export const ExtraDeclined = meta.story({
  args: {
    quote: quoteWith(paid, [deposit, buildRequest({ declinedAt: '2026-03-06T10:00:00.000Z' })]),
  },
});

export const RestAsked = meta.story({
  args: {
    quote: quoteWith(
      {
        ...paid,
        due: [{ id: 'rest', kind: 'rest', text: 'Rest of quote 12 v1', amount: 73_885 }],
      },
      [deposit, rest],
    ),
  },
});

export const Processing = meta.story({ args: { quote: quoteWith({ isProcessing: true }) } });

export const Paid = meta.story({
  args: { quote: quoteWith({ paid: 105_550, open: 0, due: [] }) },
});

/** The newest version costs less than what was paid. */
export const Excess = meta.story({
  args: { quote: quoteWith({ agreed: 20_000, paid: 31_665, open: 0, excess: 11_665, due: [] }) },
});

Excess.test('refunds it with one press', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Refund £116.65' }));
  await waitFor(() => expect(args.quotes.refund).toHaveBeenCalledWith('1'));
});
