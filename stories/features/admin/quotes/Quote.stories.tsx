import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { createConnectedStoryBackend } from '#mocks/createStoryBackend.ts';
import {
  buildAcceptedQuote,
  buildAdminQuote,
  buildAgreement,
  buildPricedQuote,
  buildQuoteMoney,
  buildQuotePrice,
  buildQuoteVersion,
  buildRequest,
} from '#mocks/factories/pricedQuote.ts';
import { buildShortQuote } from '#mocks/factories/quote.ts';
import type { AdminQuote } from '#src/domain/adminQuotes.ts';
import { priceDraftOf } from '#src/domain/pricedQuote.ts';
import { Quote } from '#src/features/admin/quotes/Quote.tsx';
import { pages } from '#src/pages.ts';
import { primaryActions } from '../../../primaryActions';
import { findToast } from '../../../toasts';

const quote = buildAdminQuote();
const backend = { adminSession: true as const, connected: true, quoteRequests: [quote] };

const meta = preview.meta({
  title: 'Owner/Quotes/Quote',
  component: Quote,
  tags: ['!visual'],
  args: { id: quote.id, quotes: createConnectedStoryBackend().connected.quotes },
  parameters: {
    ...wholePage,
    route: { path: `${pages.adminQuotes.href}?quote=${quote.id}` },
    backend,
  },
});

/** A screenshot of this request. */
const showing = (shown: AdminQuote) => ({
  parameters: { backend: { ...backend, quoteRequests: [shown] } },
  tags: ['visual'],
  play: async () => {
    await screen.findByRole('region', { name: shown.businessName });
  },
});

async function findForm() {
  await screen.findByRole('form', { name: 'Price' });
}

/** No price yet. */
export const Default = meta.story({
  tags: ['visual', 'all-widths'],
  play: async ({ canvas }) => {
    await findForm();
    await expect(canvas.getByText('Captcha passed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '01632 960 271' })).toHaveAttribute(
      'href',
      'tel:01632960271',
    );
    await expect(canvas.getByRole('link', { name: /^History of/ })).toHaveAttribute(
      'href',
      '/admin/history?kind=quote&id=1',
    );
    const form = canvas.getByRole('form', { name: 'Price' });
    for (const name of ['Customer', 'Answers']) {
      const heading = canvas.getByRole('heading', { name });
      await expect(heading.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('button').at(-1)).toHaveTextContent('Delete Quote Request');
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
    await expect(
      canvas.getByText('Website type').closest('dt')?.nextElementSibling,
    ).toHaveTextContent('Portfolio');
  },
});

Default.test('sends a price, which is then the first version', async (story) => {
  const { backend, canvas, userEvent } = story;
  await userEvent.type(canvas.getByRole('textbox', { name: 'Line 1' }), 'Eight pages');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Amount 1' }), '840');
  await waitFor(async () =>
    expect(await backend.connected?.quotes.restoreDraft('1')).not.toBeNull(),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Send Quote' }));
  await findToast('Quote sent', `A link to it is on its way to ${quote.email}.`);
  await expect(await canvas.findByText('Version 1, £840.00')).toBeVisible();
  await expect(await backend.connected?.quotes.restoreDraft('1')).toBeNull();
});

Default.test('shows what the customer decides without a reload', async (story) => {
  const { backend, canvas, clock } = story;
  await backend.connected?.quotes.send({ quoteId: '1', replacedVersion: 0, ...buildQuotePrice() });
  await clock.advance(10_000);
  await expect(await canvas.findByText('Version 1, £1,055.50')).toBeVisible();
});

/** A short request that was let through without the captcha. */
export const Unverified = meta.story(
  showing(buildAdminQuote({ captcha: 'unverified', answers: buildShortQuote() })),
);

Unverified.test('warns, and has words for what was left blank', async ({ canvas }) => {
  await expect(
    canvas.getByText('Not verified: the captcha service could not be reached'),
  ).toBeVisible();
  await expect(
    canvas.getByText('Current website').closest('dt')?.nextElementSibling,
  ).toHaveTextContent('None provided');
});

/** The customer has a version, which a new one would replace. */
export const Priced = meta.story(showing(buildPricedQuote()));

Priced.test(
  'begins with the lines of the newest version, and sends a new link',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount 2' })).toHaveValue('125.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a New Link' }));
    await findToast('New link sent', /^It is on its way to /);
  },
);

const agreed = buildAcceptedQuote({
  money: { ...buildQuoteMoney(), orderId: null },
  requests: [buildRequest({ id: 'deposit', kind: 'deposit', lines: [], message: '' })],
  agreements: [buildAgreement()],
});

/** A deposit is due. */
export const Accepted = meta.story(showing(agreed));

Accepted.test('keeps what was paid with a new version', async ({ canvas }) => {
  const form = within(canvas.getByRole('form', { name: 'Price' }));
  await expect(form.getByText(/What was paid is kept/)).toBeVisible();
});

Accepted.test('says whose turn it is, and has one primary action at a time', async (story) => {
  const { canvas, canvasElement, userEvent } = story;
  const turn = /The customer’s turn, (until|since) 12 March 2026: the deposit of £316\.65/;
  await expect(canvas.getByRole('region', { name: turn })).toBeVisible();
  const main = within(canvas.getByRole('main'));
  await userEvent.click(main.getByText('Ask for the rest'));
  await expect(primaryActions(canvasElement)).toEqual(['Ask for £1,055.50']);
  await userEvent.click(main.getByText('Add an extra'));
  await waitFor(() => expect(primaryActions(canvasElement)).toEqual(['Send Extra']));
});

/** A second version waits, and the deposit of the first is paid. */
export const NewVersion = meta.story(
  showing({
    ...agreed,
    status: 'Priced',
    versions: [buildQuoteVersion({ version: 2 }), ...agreed.versions],
    money: { ...buildQuoteMoney({ paid: 31_665, open: 73_885, due: [] }), orderId: 'ORD-000012' },
  }),
);

const long = 'Llanfairpwllgwyngyll'.repeat(6);

/** Long words everywhere, and a choice that the form no longer has. */
export const Torture = meta.story(
  showing(
    buildPricedQuote({
      businessName: long,
      contactName: long,
      email: `${long}@example.com`,
      answers: {
        ...buildShortQuote({ contactName: long, phone: '0'.repeat(90), additionalInfo: long }),
        websiteType: 'newspaper',
      },
    }),
  ),
);

/** The customer accepts while the owner writes a new version. */
export const AcceptedMeanwhile = meta.story({
  parameters: { backend: { ...backend, quoteRequests: [buildPricedQuote()] } },
  play: async ({ answer, canvas, clock, userEvent }) => {
    await findForm();
    const form = within(canvas.getByRole('form', { name: 'Price' }));
    await userEvent.click(form.getByRole('textbox', { name: /^Message/ }));
    answer({ 'GET /api/admin/quotes/:id': () => agreed });
    await clock.advance(10_000);
    await findToast('The customer has accepted version 1');
    await canvas.findByRole('region', { name: 'Money' });
    await expect(form.getByRole('textbox', { name: /^Message/ })).toHaveFocus();
  },
});

/** Another owner sends a version while this one types. */
export const Conflict = meta.story({
  play: async ({ backend, canvas, userEvent }) => {
    await findForm();
    await backend.connected?.quotes.send({
      quoteId: '1',
      replacedVersion: 0,
      ...buildQuotePrice(),
    });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Line 1' }), 'All of it');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount 1' }), '999');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Quote' }));
    await canvas.findByText(/^Saved elsewhere meanwhile/);
    await expect(canvas.getByRole('textbox', { name: 'Line 1' })).toHaveValue('All of it');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Quote' }));
    await canvas.findByText(/^Saved elsewhere meanwhile/);
    await expect(canvas.queryByText('Version 2, £999.00')).not.toBeInTheDocument();
  },
});

/** A price was typed before this page load. */
export const Typed = meta.story({
  beforeEach: async ({ backend }) => {
    await backend.connected?.quotes.keepDraft('1', priceDraftOf(buildQuotePrice()));
  },
  play: async ({ canvas }) => {
    await findForm();
    await expect(canvas.getByRole('textbox', { name: 'Amount 2' })).toHaveValue('125.50');
  },
});
