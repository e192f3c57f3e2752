import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildHistoryEntry } from '#mocks/factories/historyEntry.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { History } from '#src/features/admin/history/History.tsx';
import { pages } from '#src/pages.ts';
import { showsAlert } from '../../loading/loadables';

const TICKET = 'web-1772444400000';
const named = [
  buildHistoryEntry({ id: '7', action: 'sent again', subject: 'mail 4' }),
  buildHistoryEntry({ id: '6', action: 'sent version 1', subject: 'quote 12' }),
  buildHistoryEntry({ id: '5', action: 'wrote a reply', subject: TICKET }),
  buildHistoryEntry({ id: '4', action: 'saved', subject: 'hostingPrices' }),
  buildHistoryEntry({ id: '3', actor: 'Customer', action: 'reset the password' }),
  buildHistoryEntry({ id: '2', action: 'deleted the account', subject: 'user-7' }),
  buildHistoryEntry({ id: '1', action: 'signed in', subject: '192.0.2.7' }),
  buildHistoryEntry({ id: '0', action: 'failed to sign in', subject: '192.0.2.9' }),
];

const meta = preview.meta({
  title: 'Admin/History/History',
  component: History,
  decorators: [withApp],
  parameters: { backend: { connected: true, history: named } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'sent again' });
  },
});

Default.test('names settings by their panels and links what has a page', async ({ canvas }) => {
  await expect(canvas.getByRole('cell', { name: 'Hosting' })).toBeVisible();
  await expect(canvas.getByRole('cell', { name: 'from 192.0.2.7' })).toBeVisible();
  await expect(canvas.getByRole('cell', { name: 'from 192.0.2.9' })).toBeVisible();
  await expect(
    canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['mail 4', '/admin/mail?mail=4'],
    ['quote 12', '/admin/quotes?quote=12'],
    [TICKET, `/admin/tickets?ticket=${TICKET}`],
  ]);
});

const many = Array.from({ length: 120 }, (_, index) =>
  buildHistoryEntry({ id: String(120 - index), action: `saved ${index + 1}` }),
);

/** More than one page. */
export const Many = meta.story({
  parameters: { backend: { history: many } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'saved 1' });
  },
});

Many.test('turns the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /next/i }));
  await expect(await canvas.findByRole('cell', { name: 'saved 51' })).toBeVisible();
  await expect(canvas.queryByRole('cell', { name: 'saved 1' })).not.toBeInTheDocument();
});

/** What was done to one ticket. */
export const OneSubject = meta.story({
  parameters: {
    ...wholePage,
    route: { path: `${pages.adminHistory.href}?subject=${TICKET}` },
    backend: { adminSession: true },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: `History of ${TICKET}` });
    await canvas.findByRole('cell', { name: 'wrote a reply' });
  },
});

OneSubject.test('leads to the whole history', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'The whole history' })).toHaveAttribute(
    'href',
    '/admin/history',
  );
});

export const Loading = meta.story({
  parameters: { backend: { hang: ['connected.history.list'] } },
});

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(await canvas.findByText('Reading the history …')).toBeVisible();
});

/** The server cannot be reached. */
export const Failed = meta.story({
  parameters: { backend: { fail: { 'connected.history.list': new BackendError('unreachable') } } },
  play: showsAlert,
});

export const Empty = meta.story({
  parameters: { backend: { history: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing noted yet');
  },
});

Empty.test('shows no table', async ({ canvas }) => {
  await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
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
          subject: 'user-17724444000001772444400000177244440000017724444',
        }),
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
