import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildHistoryEntry } from '#mocks/factories/historyEntry.ts';
import {
  FAILED_SIGN_IN,
  type HistoryEntry,
  plainActions,
  readAction,
  valuedActions,
} from '#src/domain/history.ts';
import { History } from '#src/features/admin/history/History.tsx';
import { pages } from '#src/pages.ts';

const TICKET = 'web-1772444400000';
const TITLE = 'Web Design Project: Harrow & Sons';
/** As the history names it. */
const SHORT = 'Harrow & Sons';

type Noted = [entry: Partial<HistoryEntry>, sentence: string];

const note = (
  action: string,
  kind: HistoryEntry['about']['kind'],
  id: string,
  sentence: string,
  more: Partial<HistoryEntry> = {},
): Noted => [{ action, about: { kind, id }, ...more }, sentence];

const byCustomer = { actor: 'Customer' };
const sams = { name: 'Sam Dale' };
const inTicket = { name: TITLE };

const OF_HARROW = 'the quote for Harrow & Sons';

/** An entry of each action, from the newest, and what the history says. */
const noted = [
  note('sent version 2', 'quote', '12', 'You sent version 2 of the quote for Harrow & Sons', {
    name: SHORT,
    isOwn: true,
  }),
  note(
    'accepted version 2',
    'quote',
    '12',
    'A customer accepted version 2 of the quote for Harrow & Sons',
    { ...byCustomer, name: SHORT },
  ),
  note('declined version 1', 'quote', '12', 'A customer declined version 1 of a quote request', {
    ...byCustomer,
    name: '',
  }),
  note('accepted an extra of', 'quote', '12', `A customer accepted an extra of ${OF_HARROW}`, {
    ...byCustomer,
    name: SHORT,
  }),
  note('declined an extra of', 'quote', '12', `A customer declined an extra of ${OF_HARROW}`, {
    ...byCustomer,
    name: SHORT,
  }),
  note('asked for the rest', 'quote', '12', `Olive asked for the rest of ${OF_HARROW}`, {
    name: SHORT,
  }),
  note(
    'took back what was asked for in',
    'quote',
    '12',
    `Olive took back what was asked for in ${OF_HARROW}`,
    { name: SHORT },
  ),
  note('sent a new link', 'quote', '12', 'Olive sent a new link to the quote for Harrow & Sons', {
    name: SHORT,
  }),
  note('deleted', 'quote', '11', 'Olive deleted a quote request'),
  note('sent again', 'mail', '4', 'Olive sent the mail Thank you again', { name: 'Thank you' }),
  note('set aside', 'mail', '4', 'Olive set aside the mail Thank you', { name: 'Thank you' }),
  note('wrote a reply', 'ticket', TICKET, `Olive wrote a reply in the ticket ${SHORT}`, inTicket),
  note('wrote a note', 'ticket', TICKET, `Olive wrote a note in the ticket ${SHORT}`, inTicket),
  note('set to Closed', 'ticket', TICKET, `Olive set the ticket ${SHORT} to Closed`, inTicket),
  note(
    'deleted a file of',
    'ticket',
    TICKET,
    `Olive deleted a file of the ticket ${SHORT}`,
    inTicket,
  ),
  note('deleted the ticket', 'ticket', 'web-1', 'Olive deleted a ticket'),
  note('saved', 'record', 'hostingPrices', 'Olive saved Hosting'),
  note(
    'saved the template',
    'template',
    'purchase-confirmation',
    'Olive saved the email template Purchase Confirmation',
    { name: 'Purchase Confirmation' },
  ),
  note('saved the reply', 'reply', 'reply-1', 'Olive saved the reply Hello for later use', {
    name: 'Hello',
  }),
  note('deleted the reply', 'reply', 'reply-1', 'Olive deleted a saved reply'),
  note(
    'imported',
    'record',
    'webDevPrices, savedReplies',
    'Olive imported Web Development, Saved replies',
  ),
  note('reset the password of', 'account', 'user-7', 'Olive reset the password of Sam Dale', sams),
  note('reset the password', 'account', 'user-7', 'Sam Dale reset their password', {
    ...byCustomer,
    name: 'Sam Dale',
  }),
  note('confirmed the email', 'account', 'user-7', 'Sam Dale confirmed their email address', {
    ...byCustomer,
    name: 'Sam Dale',
  }),
  note('deleted the account', 'account', 'user-8', 'Olive deleted an account'),
  note(
    'assigned the payment link',
    'link',
    'plink_1',
    'Olive assigned Standard Website to a payment link',
    { name: 'Standard Website' },
  ),
  note('added the order', 'order', 'ORD-1042', 'Olive added the order ORD-1042 by hand'),
  note(
    'corrected the email of',
    'order',
    'ORD-1042',
    'Olive corrected the email of the order ORD-1042',
  ),
  note(
    'changed to Ultimate Hosting (yearly)',
    'order',
    'ORD-1042',
    'Olive changed the order ORD-1042 to Ultimate Hosting (yearly)',
  ),
  note(
    'noted a payment of £99.00 on 5 March 2026',
    'order',
    'ORD-1042',
    'Olive noted a payment for the order ORD-1042: £99.00 on 5 March 2026',
  ),
  note(
    'noted a refund of £5.00 on 5 March 2026, Late',
    'order',
    'ORD-1042',
    'Olive noted a refund of the order ORD-1042: £5.00 on 5 March 2026, Late',
  ),
  note(
    'noted a void of £179.00 on 5 March 2026, Twice',
    'order',
    'ORD-1042',
    'Olive voided the order ORD-1042: £179.00 on 5 March 2026, Twice',
  ),
  note(
    'set to 1.1523',
    'record',
    'the rate of EUR in 2026-11',
    'Olive set the rate of EUR in 2026-11 to 1.1523',
  ),
  note('changed', 'login', 'password', 'Olive changed the password'),
  note('turned on', 'login', 'one-time codes', 'Olive turned on one-time codes'),
  note('turned off', 'login', 'one-time codes', 'Olive turned off one-time codes'),
  note('signed out', 'login', 'everywhere', 'Olive logged out in every browser'),
  note('signed in', 'login', '192.0.2.7', 'You logged in from 192.0.2.7', { isOwn: true }),
  note(FAILED_SIGN_IN, 'login', '192.0.2.9', 'A login as Olive failed, from 192.0.2.9', {
    isOwn: true,
  }),
  note(
    `${FAILED_SIGN_IN} with the right password and no code`,
    'login',
    '192.0.2.9',
    'A login as Olive failed with the right password and no code, from 192.0.2.9',
    { isOwn: true },
  ),
  note('set up', 'login', 'owner', 'Olive set up the login of the owner'),
  // Of an earlier version.
  note('repainted', 'record', 'the barn', 'Olive repainted the barn'),
];

/** Eight entries a day. */
const entries = noted.map(([entry], index) =>
  buildHistoryEntry({
    id: String(noted.length - index),
    at: new Date(2026, 2, 2 - Math.floor(index / 8), 12, 30).toISOString(),
    actor: 'Olive',
    ...entry,
  }),
);

const meta = preview.meta({
  title: 'Owner/History/History',
  component: History,
  decorators: [withApp],
  parameters: { backend: { connected: true, history: entries } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '2 March 2026' });
  },
  tags: ['all-widths'],
});

Default.test('says each action in a sentence, with its time', async ({ canvas }) => {
  const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(lines).toEqual(noted.map(([, sentence]) => `12:30${sentence}`));
  const actions = noted.map(([{ action = '' }]) => readAction(action)?.name);
  await expect(new Set([...plainActions, ...valuedActions, undefined])).toEqual(new Set(actions));
});

Default.test('has a heading for each day', async ({ canvas }) => {
  const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(days).toEqual([
    '2 March 2026',
    '1 March 2026',
    '28 February 2026',
    '27 February 2026',
    '26 February 2026',
    '25 February 2026',
  ]);
});

Default.test('links what has a page', async ({ canvas }) => {
  const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect([...new Set(hrefs)]).toEqual([
    '/admin/quotes?quote=12',
    '/admin/mail?mail=4',
    `/admin/tickets?ticket=${TICKET}`,
    '/admin/accounts?search=Sam+Dale',
  ]);
});

const many = Array.from({ length: 120 }, (_, index) =>
  buildHistoryEntry({
    id: String(120 - index),
    about: { kind: 'account', id: `user-${index + 1}` },
    name: `Customer ${index + 1}`,
  }),
);

/** More than one page. */
export const Many = meta.story({
  parameters: { backend: { history: many } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Customer 1');
  },
});

Many.test('turns the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /next/i }));
  await expect(await canvas.findByText('Customer 51')).toBeVisible();
  await expect(canvas.queryByText('Customer 1')).not.toBeInTheDocument();
});

/** What was done to one ticket. */
export const OneSubject = meta.story({
  parameters: {
    ...wholePage,
    route: { path: `${pages.adminHistory.href}?kind=ticket&id=${TICKET}` },
    backend: { adminSession: true },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: `History of ${SHORT}` });
    await canvas.findByText(/wrote a reply/);
  },
});

OneSubject.test('leads to the whole history', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'The whole history' })).toHaveAttribute(
    'href',
    '/admin/history',
  );
});

export const Empty = meta.story({
  parameters: { backend: { history: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing noted yet');
  },
});

Empty.test('shows no list', async ({ canvas }) => {
  await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
});

/** Browser mode notes nothing. */
export const BrowserMode = meta.story({ parameters: { backend: { connected: false } } });

BrowserMode.test('tells what a server would note', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(canvas.getByText('This browser keeps no history')).toBeVisible();
});

/** Names without a space. */
export const LongTexts = meta.story({
  parameters: {
    backend: {
      history: [
        buildHistoryEntry({
          actor: 'bookkeeping-and-customer-service@hollin-and-dale.example',
          action: 'reset the password of',
          about: { kind: 'account', id: 'user-1' },
          name: 'bookkeeping-and-customer-service-of-hollin-and-dale',
        }),
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
