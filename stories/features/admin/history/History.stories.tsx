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

/** An entry of each action, from the newest, and what the history says. */
const noted: [entry: Partial<HistoryEntry>, sentence: string][] = [
  [
    {
      action: 'sent version 2',
      about: { kind: 'quote', id: '12' },
      name: 'Harrow & Sons',
      isOwn: true,
    },
    'You sent version 2 of the quote for Harrow & Sons',
  ],
  [
    {
      action: 'accepted version 2',
      actor: 'Customer',
      about: { kind: 'quote', id: '12' },
      name: 'Harrow & Sons',
    },
    'A customer accepted version 2 of the quote for Harrow & Sons',
  ],
  [
    {
      action: 'declined version 1',
      actor: 'Customer',
      about: { kind: 'quote', id: '12' },
      name: '',
    },
    'A customer declined version 1 of a quote request',
  ],
  [
    { action: 'sent a new link', about: { kind: 'quote', id: '12' }, name: 'Harrow & Sons' },
    'Olive sent a new link to the quote for Harrow & Sons',
  ],
  [{ action: 'deleted', about: { kind: 'quote', id: '11' } }, 'Olive deleted a quote request'],
  [
    { action: 'sent again', about: { kind: 'mail', id: '4' }, name: 'Thank you' },
    'Olive sent the mail Thank you again',
  ],
  [
    { action: 'set aside', about: { kind: 'mail', id: '4' }, name: 'Thank you' },
    'Olive set aside the mail Thank you',
  ],
  [
    { action: 'wrote a reply', about: { kind: 'ticket', id: TICKET }, name: TITLE },
    `Olive wrote a reply in the ticket ${SHORT}`,
  ],
  [
    { action: 'wrote a note', about: { kind: 'ticket', id: TICKET }, name: TITLE },
    `Olive wrote a note in the ticket ${SHORT}`,
  ],
  [
    { action: 'set to Closed', about: { kind: 'ticket', id: TICKET }, name: TITLE },
    `Olive set the ticket ${SHORT} to Closed`,
  ],
  [
    { action: 'deleted a file of', about: { kind: 'ticket', id: TICKET }, name: TITLE },
    `Olive deleted a file of the ticket ${SHORT}`,
  ],
  [
    { action: 'deleted the ticket', about: { kind: 'ticket', id: 'web-1' } },
    'Olive deleted a ticket',
  ],
  [{ action: 'saved', about: { kind: 'record', id: 'hostingPrices' } }, 'Olive saved Hosting'],
  [
    {
      action: 'saved the template',
      about: { kind: 'template', id: 'purchase-confirmation' },
      name: 'Purchase Confirmation',
    },
    'Olive saved the email template Purchase Confirmation',
  ],
  [
    { action: 'saved the reply', about: { kind: 'reply', id: 'reply-1' }, name: 'Hello' },
    'Olive saved the reply Hello for later use',
  ],
  [
    { action: 'deleted the reply', about: { kind: 'reply', id: 'reply-1' } },
    'Olive deleted a saved reply',
  ],
  [
    { action: 'imported', about: { kind: 'record', id: 'webDevPrices, savedReplies' } },
    'Olive imported Web Development, Saved replies',
  ],
  [
    { action: 'reset the password of', about: { kind: 'account', id: 'user-7' }, name: 'Sam Dale' },
    'Olive reset the password of Sam Dale',
  ],
  [
    {
      action: 'reset the password',
      actor: 'Customer',
      about: { kind: 'account', id: 'user-7' },
      name: 'Sam Dale',
    },
    'Sam Dale reset their password',
  ],
  [
    {
      action: 'confirmed the email',
      actor: 'Customer',
      about: { kind: 'account', id: 'user-7' },
      name: 'Sam Dale',
    },
    'Sam Dale confirmed their email address',
  ],
  [
    { action: 'deleted the account', about: { kind: 'account', id: 'user-8' } },
    'Olive deleted an account',
  ],
  [
    {
      action: 'assigned the payment link',
      about: { kind: 'link', id: 'plink_1' },
      name: 'Standard Website',
    },
    'Olive assigned Standard Website to a payment link',
  ],
  [
    { action: 'added the order', about: { kind: 'order', id: 'ORD-1042' } },
    'Olive added the order ORD-1042 by hand',
  ],
  [{ action: 'changed', about: { kind: 'login', id: 'password' } }, 'Olive changed the password'],
  [
    { action: 'turned on', about: { kind: 'login', id: 'one-time codes' } },
    'Olive turned on one-time codes',
  ],
  [
    { action: 'turned off', about: { kind: 'login', id: 'one-time codes' } },
    'Olive turned off one-time codes',
  ],
  [
    { action: 'signed out', about: { kind: 'login', id: 'everywhere' } },
    'Olive logged out in every browser',
  ],
  [
    { action: 'signed in', about: { kind: 'login', id: '192.0.2.7' }, isOwn: true },
    'You logged in from 192.0.2.7',
  ],
  [
    { action: FAILED_SIGN_IN, about: { kind: 'login', id: '192.0.2.9' }, isOwn: true },
    'A login as Olive failed, from 192.0.2.9',
  ],
  [
    {
      action: `${FAILED_SIGN_IN} with the right password and no code`,
      about: { kind: 'login', id: '192.0.2.9' },
      isOwn: true,
    },
    'A login as Olive failed with the right password and no code, from 192.0.2.9',
  ],
  [
    { action: 'set up', about: { kind: 'login', id: 'owner' } },
    'Olive set up the login of the owner',
  ],
  // Of an earlier version.
  [{ action: 'repainted', about: { kind: 'record', id: 'the barn' } }, 'Olive repainted the barn'],
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
