import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { mockNow } from '#mocks/clock.ts';
import { buildToday, sixWaiting } from '#mocks/factories/today.ts';
import { OwnerStatusProvider } from '#src/features/admin/status/OwnerStatusProvider.tsx';
import { Today } from '#src/features/admin/today/Today.tsx';

const having = (items: Parameters<typeof buildToday>[0]) => ({
  backend: { connected: true, today: buildToday(items) },
});

const forty = Array.from({ length: 40 }, (_, index) => ({
  kind: 'ticket' as const,
  id: `web-${index + 1}`,
  who: `Customer ${index + 1}, A business with a name that no line of a phone has room for`,
  until: index < 20 ? `2026-03-${String(index + 1).padStart(2, '0')}` : null,
}));

const meta = preview.meta({
  title: 'Owner/Today/Today',
  component: Today,
  decorators: [
    (Story) => (
      <OwnerStatusProvider>
        <Story />
      </OwnerStatusProvider>
    ),
    withApp,
  ],
  args: { now: mockNow },
});

const sheet = () => screen.findByRole('region', { name: 'Today' });
const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '));

/** Six, the dispute before the nearest deadline, those without one last. */
export const Default = meta.story({
  parameters: having(sixWaiting),
  play: async () => {
    await sheet();
    await expect(lines()).toEqual([
      'Disputed, answer by 9 Mar Ruth Harrow, Standard WebsiteAnswer',
      'Payment overdue since 28 Feb Nadia Osei, Basic Hosting (monthly)Open',
      'Ticket, reply by 3 Mar Eleanor Whitby, Whitby CeramicsReply',
      'Quote request, price by 4 Mar Tom Ashworth, Ashworth & SonsPrice',
      'Product not known Ida Marsh, UnassignedAssign',
      'Mail not sent eleanor@whitby.example, Your orderOpen',
    ]);
  },
});

Default.test('leads each line to where the owner acts', async () => {
  const links = within(await sheet()).getAllByRole('link');
  await expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/orders/ord_1',
    '/admin/orders/ord_3',
    '/admin/tickets?ticket=web-1',
    '/admin/quotes?quote=1',
    '/admin/orders/ord_7',
    '/admin/mail?mail=3',
  ]);
  await expect(links[0]).toHaveAccessibleDescription(/^Disputed, answer by 9 Mar Ruth Harrow/);
});

Default.test(
  'takes at most 320 px of a phone, 44 for each line',
  { globals: { viewport: { value: 'phone' } } },
  async () => {
    await expect((await sheet()).getBoundingClientRect().height).toBeLessThanOrEqual(320);
    for (const line of screen.getAllByRole('listitem'))
      await expect(Math.round(line.getBoundingClientRect().height)).toBe(44);
  },
);

Default.test('leaves the names a line of their own with large text', async () => {
  const region = await sheet();
  // A phone at 200 %.
  region.style.inlineSize = '180px';
  for (const line of screen.getAllByRole('listitem')) {
    const [about, action] = [...line.children].map((each) => each.getBoundingClientRect());
    await expect(action?.top).toBeGreaterThanOrEqual(about?.bottom ?? Infinity);
  }
});

Default.test('turns the daily mail off', async ({ backend }) => {
  const mail = within(await sheet()).getByRole('switch', { name: 'Mail at 7:30' });
  await expect(mail).toBeChecked();
  await userEvent.click(mail);
  // The switch shows the change before the server has it.
  await waitFor(async () => expect((await backend.today.read()).isMailed).toBe(false));
  await expect(mail).not.toBeChecked();
});

/** The wheel turns once. */
export const Empty = meta.story({
  parameters: having([]),
  play: async () => {
    await expect(within(await sheet()).getByText('Nothing waits for you.')).toBeVisible();
  },
});

export const One = meta.story({
  parameters: having(sixWaiting.slice(1, 2)),
  play: async () => {
    await sheet();
    await expect(lines()).toHaveLength(1);
    await expect(screen.queryByText(/more$/)).not.toBeInTheDocument();
  },
});

/** The names are cut off. */
export const Forty = meta.story({
  parameters: having(forty),
  play: async () => {
    await userEvent.click(within(await sheet()).getByRole('button', { name: '35 more' }));
    await expect(lines()).toHaveLength(41);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    await expect(lines()).toHaveLength(6);
  },
});

Forty.test('is as high as six', { globals: { viewport: { value: 'phone' } } }, async () => {
  await expect((await sheet()).getBoundingClientRect().height).toBeLessThanOrEqual(320);
});

Forty.test('says once how much waits when that has changed', async ({ announcements, answer }) => {
  await sheet();
  answer({ 'GET /api/admin/today': () => buildToday(forty.slice(0, 39)) });
  document.dispatchEvent(new Event('visibilitychange'));
  const said = () => announcements.filter((text) => text === '39 things wait for you.');
  await waitFor(() => expect(said()).toHaveLength(1));
});

export const OnlyMoney = meta.story({
  parameters: having([
    ...sixWaiting.filter(({ kind }) => kind === 'overdue' || kind === 'dispute'),
    { kind: 'failed', id: 'ord_4', who: 'Gwen Pritchard, Single Hosting (yearly)', until: null },
    { kind: 'ending', id: 'ord_5', who: 'Basic Hosting (monthly)', until: '2026-03-16' },
    { kind: 'price', id: 'standard', who: 'Standard Website', until: null },
    { kind: 'unread', id: 'evt_1', who: 'charge.refunded', until: null },
  ]),
});

/** What the accepted quotes wait for. */
export const OfQuotes = meta.story({
  parameters: having([
    { kind: 'deposit', id: '12', who: 'Ruth Harrow, Harrow & Sons Joinery', until: '2026-02-28' },
    { kind: 'extra', id: '9', who: 'Tom Ashworth, Ashworth & Sons', until: '2026-02-20' },
    { kind: 'rest', id: '7', who: 'Eleanor Whitby, Whitby Ceramics', until: null },
  ]),
  play: async () => {
    await sheet();
    await expect(lines()).toEqual([
      'Extra not answered since 20 Feb Tom Ashworth, Ashworth & SonsOpen',
      'Deposit not paid, due on 28 Feb Ruth Harrow, Harrow & Sons JoineryOpen',
      'The rest can be asked for Eleanor Whitby, Whitby CeramicsAsk',
    ]);
  },
});

export const OnlyTickets = meta.story({ parameters: having(forty.slice(0, 4)) });

/** What its storage knows; it mails nothing. */
export const BrowserMode = meta.story({
  parameters: { scenario: 'ownerSignedIn' },
  play: async () => {
    await sheet();
    await expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  },
  tags: ['!visual'],
});

export const Loading = meta.story({
  parameters: { backend: { connected: true, faults: { 'GET /api/admin/today': 'never' } } },
  tags: ['!visual'],
});

export const Failed = meta.story({
  parameters: { backend: { connected: true, faults: { 'GET /api/admin/today': 'unreachable' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not read what waits for you');
  },
});
