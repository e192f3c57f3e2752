import { expect, screen } from 'storybook/test';
import { findBrokenTexts } from '#.storybook/brokenTexts.ts';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildConversation, buildSupportTicket } from '#mocks/factories/ticket.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { business } from '#src/content/business.ts';
import { shortTitle } from '#src/domain/adminTickets.ts';
import { Tickets } from '#src/features/admin/tickets/Tickets.tsx';
import { pages } from '#src/pages.ts';

const ruths = buildConversation();
const sams = buildSupportTicket({ id: 'web-2', title: 'Dale Bakery', userName: 'Sam Dale' });
const read = buildSupportTicket().messages.map((message) => ({ ...message, isRead: true }));
const others = [
  buildSupportTicket({
    id: 'web-3',
    title: 'Weir & Co',
    status: 'Waiting for customer',
    messages: read,
  }),
  buildSupportTicket({
    id: 'web-4',
    title: 'Otley Cycles',
    userName: 'Guest User',
    status: 'Closed',
    priority: 'Low',
    messages: read,
  }),
];
const backend = { adminSession: true as const, supportTickets: [ruths, sams, ...others] };

const meta = preview.meta({
  title: 'Owner/Tickets/Tickets',
  component: Tickets,
  parameters: { ...wholePage, route: { path: pages.adminTickets.href }, backend },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /Dale Bakery/ });
    await canvas.findByRole('link', { name: 'Tickets 2 waiting', hidden: true });
    await expect(canvas.getByRole('rowheader', { name: /Harrow/ })).toHaveTextContent(/^New /);
    await expect(canvas.getByRole('rowheader', { name: 'Weir & Co' })).toBeVisible();
    await hasOneEdge();
  },
  tags: ['all-widths'],
});

/** The customers have not followed the link that confirms their email address. */
export const Unconfirmed = meta.story({
  parameters: {
    backend: { ...backend, supportTickets: [ruths], connected: true, isVerified: false },
  },
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Harrow/ });
    await expect(row).toHaveTextContent('Ruth Harrow Not confirmed');
    await userEvent.click(canvas.getByRole('link', { name: shortTitle(ruths.title) }));
    await canvas.findByRole('heading', { name: 'Customer' });
    await expect(canvas.getByText('Not confirmed')).toBeVisible();
  },
});

/** The left edges of the customers, and of the titles, of rows that are read and that are not. */
async function hasOneEdge() {
  for (const texts of [
    ['Sam Dale', 'Guest User'],
    ['Dale Bakery', 'Otley Cycles'],
  ]) {
    const [unread, read] = texts.map((text) => screen.getByText(text).getBoundingClientRect().left);
    await expect(unread).toBe(read);
  }
}

Default.test(
  'begins all rows at one edge, and has filters of one line, on a phone',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas, userEvent }) => {
    await hasOneEdge();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const [all, ...others] = canvas.getAllByRole('radio').map((radio) => radio.closest('label'));
    for (const label of others) await expect(label?.offsetHeight).toBe(all?.offsetHeight);
  },
);

Default.test('opens a ticket, which is then read', async ({ canvas, router, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: shortTitle(ruths.title) }));
  await expect(await canvas.findByRole('region', { name: ruths.title })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'All tickets' }));
  await expect(router.state.location.search).toBe('');
  const row = await canvas.findByRole('rowheader', { name: /Harrow/ });
  await expect(row).not.toHaveTextContent('New');
});

/** The URL of one ticket. */
export const OneTicket = meta.story({
  parameters: { route: { path: `${pages.adminTickets.href}?ticket=${ruths.id}` } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: ruths.title });
    await expect(document.title).toBe(`${ruths.title} · Tickets · Admin · ${business.name}`);
  },
});

/** On a phone, where the link of a row covers it. */
export const Selecting = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select' }));
    for (const box of canvas.getAllByRole('checkbox')) {
      const { x, y, width, height } = box.getBoundingClientRect();
      await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(box);
    }
  },
});

/** Long words, and a status of another tool. */
export const Torture = meta.story({
  parameters: {
    backend: {
      ...backend,
      supportTickets: [
        buildSupportTicket({
          title: `Web Design Project: ${'Llanfairpwllgwyngyll'.repeat(6)}`,
          userName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
          status: 'Escalated to the second line of support',
          priority: 'Immediately',
        }),
        buildSupportTicket({
          id: 'web-2',
          userName: 'Sam Dale',
          status: 'Waiting for customer',
          messages: read,
        }),
        buildSupportTicket({ id: 'web-3', status: 'Open' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Immediately');
  },
});

async function breaksFreeTextsAlone() {
  const broken = findBrokenTexts([screen.getByRole('table')]).map((word) => word.slice(0, 5));
  await expect(broken.sort()).toEqual(['Llanf', 'Wolfe']);
  const lines = [...screen.getAllByRole('columnheader'), screen.getByText('Waiting for customer')];
  await expect(findBrokenTexts(lines, /.+/g)).toEqual([]);
}

Torture.test('breaks the title and the name alone', breaksFreeTextsAlone);

/** The network fails while the owner searches. */
export const Offline = meta.story({
  tags: ['!visual'],
  play: async ({ backend, canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search tickets' });
    backend.ownersTickets.list = () => Promise.reject(new BackendError('unreachable'));
    await userEvent.type(search, 'sam');
    await canvas.findByText('We could not read the tickets again');
    await expect(search).toHaveValue('sam');
    await expect(search).toHaveFocus();
  },
});
