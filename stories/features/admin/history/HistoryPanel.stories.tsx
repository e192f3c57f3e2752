import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildHistoryEntry } from '#mocks/factories/historyEntry.ts';
import { HistoryPanel } from '#src/features/admin/history/HistoryPanel.tsx';
import { failed, loading, ready, retriesOnce } from '../../loading/loadables';

const entries = [
  buildHistoryEntry({ id: '7', action: 'sent again', subject: 'mail 4' }),
  buildHistoryEntry({ id: '6', action: 'sent version 1', subject: 'quote 12' }),
  buildHistoryEntry({ id: '5', action: 'wrote a reply', subject: 'web-1772444400000' }),
  buildHistoryEntry({ id: '4', action: 'saved', subject: 'hostingPrices' }),
  buildHistoryEntry({ id: '3', actor: 'Customer', action: 'reset the password' }),
  buildHistoryEntry({ id: '2', action: 'deleted the account', subject: 'user-7' }),
  buildHistoryEntry({ id: '1', action: 'signed in', subject: '192.0.2.7' }),
];

const meta = preview.meta({
  title: 'Admin/History/HistoryPanel',
  component: HistoryPanel,
  decorators: [withApp],
  args: {
    history: ready({ entries, found: 120 }),
    query: { subject: null, page: 1 },
    onPage: fn(),
    onRetry: fn(),
  },
});

export const Default = meta.story();

Default.test('names settings by their panels and links what has a page', async ({ canvas }) => {
  await expect(canvas.getByRole('cell', { name: 'Hosting' })).toBeVisible();
  await expect(canvas.getByRole('cell', { name: 'from 192.0.2.7' })).toBeVisible();
  await expect(
    canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['mail 4', '/admin/mail?mail=4'],
    ['quote 12', '/admin/quotes?quote=12'],
    ['web-1772444400000', '/admin/tickets?ticket=web-1772444400000'],
  ]);
});

Default.test('turns the page', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /next/i }));
  await expect(args.onPage).toHaveBeenCalledWith(2);
});

/** What was done to one ticket. */
export const OneSubject = meta.story({
  args: {
    history: ready({ entries: entries.slice(2, 3), found: 1 }),
    query: { subject: 'web-1772444400000', page: 1 },
  },
});

OneSubject.test('leads to the whole history', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'The whole history' })).toHaveAttribute(
    'href',
    '/admin/history',
  );
});

export const Empty = meta.story({ args: { history: ready({ entries: [], found: 0 }) } });

Empty.test('shows no table', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing noted yet')).toBeVisible();
  await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
});

export const Loading = meta.story({ args: { history: loading } });

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the history …')).toBeVisible();
});

export const Failed = meta.story({ args: { history: failed } });

Failed.test('retries on demand', retriesOnce);

/** Names without a space. */
export const LongTexts = meta.story({
  args: {
    history: ready({
      entries: [
        buildHistoryEntry({
          actor: 'bookkeeping-and-customer-service@hollin-and-dale.example',
          action: 'reset the password of',
          subject: 'user-17724444000001772444400000177244440000017724444',
        }),
      ],
      found: 1,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
