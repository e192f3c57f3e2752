import { expect, fn, screen } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildAgreement, buildQuoteMoney, buildSentQuote } from '#mocks/factories/pricedQuote.ts';
import { GUEST_TOKEN } from '#mocks/handlers/tickets.ts';
import { paymentTerms } from '#src/content/payment.ts';
import { QuoteView } from '#src/screens/Quote/QuoteView.tsx';
import { primaryActions } from '../../primaryActions';

const decidedAt = '2026-03-04T09:30:00.000Z';

const meta = preview.meta({
  title: 'Screens/Quote/QuoteView',
  component: QuoteView,
  decorators: [withApp],
  args: {
    quote: buildSentQuote(),
    isReplaced: false,
    onDecide: fn(async () => {}),
    onPay: fn(async () => null),
    onAsk: fn(async () => null),
  },
  parameters: { backend: {} },
});

/** The forms are loaded lazily. */
const showsForm = async () => {
  await screen.findByRole('button', { name: 'Accept Quote' });
};

export const Default = meta.story({ tags: ['printed'], play: showsForm });

const accepted = { state: 'accepted', decidedAt, acceptedBy: 'Ruth Harrow' } as const;
const deposit = { amount: 31_665, percent: 30 };
const ticketId = 'web-1772444300000';

/** By a guest, with the link that has accepted it. */
export const Accepted = meta.story({
  args: { quote: buildSentQuote({ ...accepted, ticket: { id: ticketId, token: GUEST_TOKEN } }) },
  play: async ({ canvas, canvasElement }) => {
    // Directional marks in a name change no other words.
    const name = canvas.getByText('Ruth Harrow', { selector: 'bdi' });
    await expect(name.parentElement).toHaveTextContent(/^Ruth Harrow accepted it on/);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(primaryActions(canvasElement)).toEqual(['Open your ticket']);
    await expect(canvas.getByRole('link', { name: 'Open your ticket' })).toHaveAttribute(
      'href',
      `/account/tickets/${ticketId}#guest=${GUEST_TOKEN}`,
    );
  },
});

/** With a deposit, and the terms. */
export const WithDeposit = meta.story({
  args: { quote: buildSentQuote({ deposit, terms: paymentTerms }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deposit: £316.65 (30%)')).toBeVisible();
    await canvas.findByText(/Then you pay the deposit of/);
  },
});

/** The next step is to pay the deposit. */
export const ToPay = meta.story({
  args: {
    quote: buildSentQuote({
      ...accepted,
      deposit,
      terms: paymentTerms,
      ticket: { id: ticketId, token: GUEST_TOKEN },
      money: buildQuoteMoney(),
      agreements: [buildAgreement()],
      takesCards: true,
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Pay by Card' });
    await canvas.findByRole('heading', { name: 'What was agreed' });
    await expect(canvas.getByRole('link', { name: 'Open your ticket' })).toBeVisible();
    await expect(primaryActions(canvasElement)).toEqual(['Pay by Card']);
  },
});

/** The day for the deposit is over. The link came with a later mail, and does not open the ticket. */
export const Overdue = meta.story({
  args: {
    quote: buildSentQuote({
      ...accepted,
      decidedAt: '2026-02-10T09:30:00.000Z',
      deposit,
      terms: paymentTerms,
      money: buildQuoteMoney(),
      takesCards: true,
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Pay by Card' });
    await expect(canvas.getByText(/Your turn, since 17 February 2026/)).toBeVisible();
    await expect(canvas.getByText(/This link does not open it/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /ticket/ })).not.toBeInTheDocument();
    await expect(primaryActions(canvasElement)).toEqual(['Pay by Card']);
  },
});

/** The deposit of the first version is paid, and a second one waits. */
export const NewVersion = meta.story({
  args: {
    quote: buildSentQuote({
      version: 2,
      money: buildQuoteMoney({ paid: 31_665, open: 73_885, due: [] }),
      agreements: [buildAgreement()],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/What you have paid counts for the new version/);
    await showsForm();
  },
});

/** The ticket is in an account, which needs no token. */
export const AcceptedWithAccount = meta.story({
  args: { quote: buildSentQuote({ ...accepted, ticket: { id: ticketId, token: null } }) },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open your ticket' })).toHaveAttribute(
      'href',
      `/account/tickets/${ticketId}`,
    );
  },
});

export const Declined = meta.story({
  args: { quote: buildSentQuote({ state: 'declined', decidedAt }) },
});

export const Expired = meta.story({
  args: { quote: buildSentQuote({ state: 'expired' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'This quote was valid until 31 March 2026' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The customer accepted version 1 after version 2 had been sent. */
export const Replaced = meta.story({
  args: { quote: buildSentQuote({ version: 2 }), isReplaced: true },
  play: showsForm,
});
