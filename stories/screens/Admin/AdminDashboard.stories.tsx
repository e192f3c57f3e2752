import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildChecklist } from '#mocks/factories/checklist.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { business } from '#src/content/business.ts';
import { pages } from '#src/pages.ts';
import { AdminDashboard } from '#src/screens/Admin/AdminDashboard.tsx';
import { edit, figureField, typeFigure } from '../../features/admin/prices/priceControls';
import { fieldOf, findForm } from '../../features/admin/sign-in/signIn';
import { findErrorToast } from '../../toasts';

const owner = { adminSession: true as const };
const QUESTION = { name: 'Leave without saving?' };

const meta = preview.meta({
  title: 'Owner/Screens/AdminDashboard',
  component: AdminDashboard,
  tags: ['!visual'],
  parameters: {
    ...wholePage,
    route: { path: pages.admin.href },
    backend: owner,
  },
});

const tab = (name: string) => screen.getByRole('tab', { name });

/** Waits until a tab is selected. */
async function shows(name: string) {
  await waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'));
}

async function logOut() {
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Stripe settings' });
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Stripe Settings',
      'Web Development',
      'Hosting',
      'Orders',
      'Accounts',
      'Email Templates',
    ]);
    await shows('Stripe Settings');
  },
  tags: ['visual', 'all-widths'],
});

Default.test('has its tab in the URL and in the title', async ({ router, userEvent }) => {
  await userEvent.click(tab('Orders'));
  await shows('Orders');
  await expect(router.state.location.search).toBe('?tab=orders');
  await expect(document.title).toBe(`Orders · Admin · ${business.name}`);
  await expect(tab('Orders')).toHaveFocus();
});

Default.test('shows an empty login form after the logout', async ({ router }) => {
  await logOut();
  await findForm();
  await expect(fieldOf('username')).toHaveValue('');
  await expect(fieldOf('password')).toHaveValue('');
  await expect(router.state.location.pathname).toBe('/admin');
});

/** A tab opened by its URL. */
export const Bookmarked = meta.story({
  parameters: { route: { path: `${pages.admin.href}?tab=hosting` } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Web hosting prices' });
    await shows('Hosting');
  },
});

/** The URL of an unknown tab. */
export const UnknownTab = meta.story({
  parameters: { route: { path: `${pages.admin.href}?tab=weather` } },
  play: async (context) => {
    await Default.input.play?.(context);
    await shows('Stripe Settings');
  },
});

/** Prices were edited and not saved, and another tab is pressed. */
export const Leaving = meta.story({
  parameters: { route: { path: `${pages.admin.href}?tab=web-development` } },
  play: async ({ userEvent }) => {
    await edit();
    await typeFigure('Standard website', '149');
    await userEvent.click(tab('Hosting'));
    await screen.findByRole('dialog', QUESTION);
  },
});

Leaving.test('stays and keeps the edits', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep Editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await shows('Web Development');
  await expect(figureField('Standard website')).toHaveDisplayValue('149');
  await waitFor(() => expect(tab('Hosting')).toHaveFocus());
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

async function testWithoutKey() {
  await userEvent.click(screen.getByRole('button', { name: 'Test Connection' }));
  await findErrorToast('Missing API key', /^Please enter your publishable key/);
}

const hasNoError = () =>
  waitFor(() => expect(screen.queryByText('Missing API key')).not.toBeInTheDocument());

/** The error of a form. */
export const Failure = meta.story({
  play: async (context) => {
    await Default.input.play?.(context);
    await testWithoutKey();
  },
});

Failure.test('ends with its tab', async () => {
  await userEvent.click(tab('Orders'));
  await shows('Orders');
  await hasNoError();
});

/** In connected mode, while the site needs something before it sells. */
export const GoingLive = meta.story({
  parameters: {
    backend: {
      ...owner,
      connected: true,
      checklist: buildChecklist({ hasTwoSteps: false, hasCaptcha: false }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('7 of 9 done. Next: captcha');
    const checklist = canvas.getByRole('region', { name: 'Before you go live' });
    const tabs = canvas.getByRole('tablist');
    await expect(checklist.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
  tags: ['visual'],
});

/** A connection test without an answer. */
export const TestingConnection = meta.story({
  parameters: {
    backend: {
      ...owner,
      stripeSettings: buildPaymentSettings(),
      hang: ['paymentSettings.testConnection'],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('form', { name: 'Stripe settings' });
    await userEvent.click(canvas.getByRole('button', { name: 'Test Connection' }));
    await canvas.findByRole('button', { name: 'Testing...' });
  },
});
