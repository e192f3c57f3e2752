import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildVariedOrders } from '#mocks/factories/order.ts';
import { business } from '#src/content/business.ts';
import { pages } from '#src/pages.ts';
import { AdminLayout } from '#src/screens/Admin/AdminLayout.tsx';
import { edit, typeFigure } from '../../features/admin/prices/priceControls';

const owner = { adminSession: true as const };
const HOME = { level: 1, name: /website/ };

const meta = preview.meta({
  title: 'Owner/Screens/AdminLayout',
  component: AdminLayout,
  tags: ['!visual'],
  parameters: {
    ...wholePage,
    backend: owner,
  },
});

/** A panel at its own URL. */
const at = (path: string, heading: string, options: { backend?: object } = {}) => ({
  parameters: { route: { path }, ...options },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: heading });
  },
});

/** Waits for the landing page, which is loaded lazily. */
async function isHome() {
  await expect(await screen.findByRole('heading', HOME)).toBeVisible();
}

async function logOut() {
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
}

async function expectBelowOrders() {
  const nav = within(screen.getByRole('navigation', { name: 'Admin' }));
  await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  const back = screen.getByRole('link', { name: 'All orders' });
  await expect(back).toHaveAttribute('href', '/admin/orders');
}

export const Default = meta.story(at(pages.adminStripeSettings.href, 'Stripe Settings'));

Default.test('has the name of the site in its title and marks its panel', async ({ canvas }) => {
  await expect(canvas.getByText(`${business.name} Admin`)).toBeVisible();
  await expect(document.title).toBe(`Stripe Settings · Admin · ${business.name}`);
  const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
  await expect(nav.getByRole('link', { name: 'Stripe Settings' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

Default.test('logs out and opens the site', async ({ backend, router }) => {
  await logOut();
  await isHome();
  await expect(router.state.location.pathname).toBe('/');
  await expect(await backend.admin.restore()).toBe(false);
});

Default.test(
  'opens another panel and focuses its content',
  async ({ canvas, router, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Web Development' }));
    await canvas.findByRole('heading', { level: 1, name: 'Web development prices' });
    await expect(router.state.location.pathname).toBe('/admin/web-development');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
);

export const WebDevelopment = meta.story(
  at(pages.adminWebDevelopment.href, 'Web development prices'),
);

export const Hosting = meta.story(at(pages.adminHosting.href, 'Web hosting prices'));

export const Orders = meta.story({
  ...at(pages.adminOrders.href, 'Orders'),
  tags: ['visual', 'all-widths'],
});

/** In connected mode, with orders that wait for the owner. */
export const ConnectedOrders = meta.story({
  parameters: {
    route: { path: pages.adminOrders.href },
    backend: {
      ...owner,
      connected: true,
      orders: buildVariedOrders(),
    },
  },
  play: async () => {
    await screen.findByText('16 orders');
    await screen.findByText('Mar £183.79, Feb £299.00');
  },
  tags: ['visual', 'all-widths'],
});

/** Where the first order begins, in px from the top. */
const firstOrder = () =>
  within(screen.getByRole('table', { name: 'Customer orders' }))
    .getAllByRole('row')[1]
    ?.getBoundingClientRect().top;

ConnectedOrders.test(
  'has its first order in the first 320 px of a phone',
  { globals: { viewport: { value: 'phone' } } },
  async () => {
    await expect(firstOrder()).toBeLessThanOrEqual(320);
  },
);

ConnectedOrders.test(
  'has its first order in the first 300 px of a tablet',
  { globals: { viewport: { value: 'tablet' } } },
  async () => {
    await expect(firstOrder()).toBeLessThanOrEqual(300);
  },
);

ConnectedOrders.test(
  'has its first order in the first 300 px of a desk',
  { globals: { viewport: { value: 'desktop' } } },
  async () => {
    await expect(firstOrder()).toBeLessThanOrEqual(300);
  },
);

/** The desk at its smallest: 1280 × 800. */
export const ManyOrders = meta.story({
  parameters: {
    route: { path: pages.adminOrders.href },
    scenario: 'manyOrders',
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByText('1–25 of 10,000 orders');
    const fourteenth = canvas.getAllByRole('rowheader')[13];
    await expect(fourteenth?.getBoundingClientRect().bottom).toBeLessThanOrEqual(800);
  },
});

ManyOrders.test(
  'keeps the header of the table in view, and nothing with the focus below it',
  async ({ canvas, userEvent }) => {
    const links = within(canvas.getByRole('table')).getAllByRole('link');
    links.at(-1)?.focus();
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const bottomOfHeader = () =>
      canvas.getByRole('columnheader', { name: 'Service' }).getBoundingClientRect().bottom;
    for (const link of links.slice(3).reverse()) {
      await expect(link).toHaveFocus();
      await expect(bottomOfHeader()).toBeGreaterThan(0);
      // The page scrolls smoothly.
      await waitFor(() =>
        expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottomOfHeader()),
      );
      await userEvent.tab({ shift: true });
    }
  },
);

ManyOrders.test('leads to the account of a customer', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getAllByRole('link', { name: /^Sam Dale.*account$/ })[0] as HTMLElement,
  );
  await canvas.findByText('1 of 2 accounts');
  await expect(canvas.getByText('sam@dale.example')).toBeVisible();
  // The link of the panel leads to all of them.
  await userEvent.click(canvas.getByRole('link', { name: 'Accounts' }));
  await canvas.findByText('2 accounts');
});

export const Accounts = meta.story(at(pages.adminAccounts.href, 'Accounts'));

export const EmailTemplates = meta.story(at(pages.adminEmailTemplates.href, 'Email Templates'));

export const Tickets = meta.story(at(pages.adminTickets.href, 'Tickets'));

Tickets.test('marks its link in the header, and no other', async ({ canvas }) => {
  const links = within(canvas.getByRole('banner')).getAllByRole('link');
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  await expect(current.map(({ textContent }) => textContent)).toEqual(['Tickets']);
});

Tickets.test(
  'is named on the menu’s button of a tablet',
  { globals: { viewport: { value: 'tablet' } } },
  async ({ canvas }) => {
    const menu = within(canvas.getByRole('banner')).getByText('Tickets', { selector: 'summary *' });
    await expect(menu.closest('summary')).toHaveTextContent('Tickets, menu');
  },
);

export const History = meta.story(
  at(pages.adminHistory.href, 'History', { backend: { connected: true } }),
);

export const Quotes = meta.story(at(pages.adminQuotes.href, 'Quote requests'));

export const Mail = meta.story(at(pages.adminMail.href, 'Mail'));

export const Events = meta.story(at(pages.adminEvents.href, 'Events for other tools'));

Events.test('marks Orders as current, and leads back to them', expectBelowOrders);

export const SiteData = meta.story(at(pages.adminSiteData.href, 'Site data'));

/** In connected mode: the disk is nearly full. */
export const Notices = meta.story({
  ...at(pages.adminOrders.href, 'Orders', {
    backend: {
      ...owner,
      connected: true,
      status: { diskUsed: 96, backup: { at: '2026-06-01T03:12:00.000Z', isChecked: true } },
    },
  }),
  tags: ['visual'],
});

Notices.test('shows them before the panels', async ({ canvas }) => {
  const notices = await canvas.findByRole('region', { name: 'Notices' });
  const panels = canvas.getByRole('navigation', { name: 'Admin' });
  await expect(notices.compareDocumentPosition(panels)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

Notices.test('tells the version, the disk and the last backup below', async ({ canvas }) => {
  await expect(await canvas.findByRole('contentinfo')).toHaveTextContent(
    /^Millrace 1\.0\.0 · disk 96% full · last backup 1 June 2026 at \d\d:12, checked$/,
  );
});

/** Prices were edited and not saved. */
export const Leaving = meta.story({
  parameters: { route: { path: pages.adminHosting.href } },
  play: async () => {
    await edit();
    await typeFigure('Basic plan monthly', '5');
    await logOut();
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
  },
});

Leaving.test('logs out and opens the site on confirmation', async ({ router, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Leave without Saving' }));
  await isHome();
  await expect(router.state.location.pathname).toBe('/');
});
