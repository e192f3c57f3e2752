import { expect, screen, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { defaultPaymentSettings } from '#src/domain/paymentSettings.ts';
import { PaymentSettings } from '#src/features/admin/payment-settings/PaymentSettings.tsx';
import { allowCopying, expectCopied } from '../../../design-system/actions/clipboard';
import { findErrorToast, findToast } from '../../../toasts';
import { keyField, modeSwitch, save, testConnection, typeKey } from './settingsForm';

const settings = buildPaymentSettings();
const MISSING = 'Please enter your publishable key before testing.';
const NOT_A_KEY =
  "Invalid API key. Make sure you're using the correct publishable key for the selected mode.";
const SAVED = { name: 'Stripe Settings Saved' };

const meta = preview.meta({
  title: 'Owner/Payment settings/PaymentSettings',
  component: PaymentSettings,
  tags: ['!visual'],
  args: { isBackendConnected: false },
  decorators: [withApp],
  parameters: {
    backend: { stripeSettings: settings },
  },
});

const findForm = () => screen.findByRole('form', { name: 'Stripe settings' });

export const Default = meta.story({ play: async () => void (await findForm()) });

Default.test(
  'shows the stored settings, the test cards, and that no backend is connected',
  async ({ canvas }) => {
    await expect(canvas.getByText('No backend is connected')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Test cards' })).toBeVisible();
    await expect(keyField()).toHaveValue(settings.publishableKey);
    await expect(modeSwitch()).toBeChecked();
  },
);

export const BackendConnected = meta.story({
  args: { isBackendConnected: true },
  play: async ({ canvas }) => {
    await Default.input.play();
    await expect(canvas.getByText('A backend is connected')).toBeVisible();
    await expect(canvas.queryByText('No backend is connected')).not.toBeInTheDocument();
  },
});

BackendConnected.test(
  'copies the two commands that remain',
  { beforeEach: allowCopying },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Copy .*deploys/ }));
    await expectCopied('supabase functions deploy create-payment-intent');
    await userEvent.click(canvas.getByRole('button', { name: /^Copy .*secret key/ }));
    await expectCopied('supabase secrets set STRIPE_SECRET_KEY=…');
  },
);

/** In connected mode. */
export const ConnectedMode = meta.story({
  parameters: { backend: { connected: true, stripeSettings: settings } },
  play: async ({ canvas }) => {
    await Default.input.play();
    await expect(screen.getByRole('heading', { name: 'Test cards' })).toBeVisible();
    await expect(screen.queryByText(/backend is connected/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/which orders are listed/);
  },
});

ConnectedMode.test('does not say that this browser keeps what is saved', async () => {
  await save();
  const dialog = await screen.findByRole('dialog', SAVED);
  await expect(within(dialog).getByText(/kept on the server/)).toBeVisible();
});

/** Nothing is stored: test mode without a key. */
export const Empty = meta.story({
  parameters: { backend: { stripeSettings: defaultPaymentSettings } },
  play: async () => {
    await Default.input.play();
    await expect(keyField()).toHaveValue('');
    await expect(modeSwitch()).toBeChecked();
  },
});

export const Saved = meta.story({
  parameters: { translated: true },
  play: async ({ userEvent, backend }) => {
    await findForm();
    await typeKey(' pk_live_millrace0002 ');
    await userEvent.click(modeSwitch());
    await save();
    await screen.findByRole('dialog', SAVED);
    await expect(
      within(screen.getByRole('dialog')).getByText(/kept in this browser/),
    ).toBeVisible();
    await findToast('Stripe settings saved');
    const { contents } = await backend.siteData.exportAll();
    await expect(contents).toMatchObject({
      stripeSettings: { publishableKey: 'pk_live_millrace0002', testMode: false },
      stripePublishableKey: 'pk_live_millrace0002',
    });
  },
});

Saved.test('shows the stored key once the dialog is closed', async ({ userEvent }) => {
  const [close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' });
  await userEvent.click(close as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(keyField()).toHaveValue('pk_live_millrace0002');
});

export const SaveFailed = meta.story({
  tags: ['visual'],
  parameters: {
    backend: {
      stripeSettings: settings,
      fail: { 'paymentSettings.save': new BackendError('storage-full') },
    },
  },
  play: async ({ canvas }) => {
    await findForm();
    await typeKey('pk_test_another');
    await save();
    const { message } = new BackendError('storage-full');
    await findErrorToast('Stripe settings not saved', message);
    const error = canvas.getByLabelText('Error');
    await expect(error).toHaveTextContent(/^Stripe settings not saved.*no room left/);
    await expect(keyField()).toHaveValue('pk_test_another');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** Another owner has saved the settings meanwhile. */
export const ChangedMeanwhile = meta.story({
  parameters: {
    backend: {
      stripeSettings: settings,
      fail: { 'paymentSettings.save': new AdminError('changed-meanwhile') },
    },
  },
  play: async ({ canvas }) => {
    await findForm();
    await typeKey('pk_test_another');
    await save();
    await findErrorToast('Stripe settings not saved', /^Saved elsewhere meanwhile/);
    await expect(keyField()).toHaveValue('pk_test_another');
    await expect(canvas.getByRole('button', { name: 'Load the Saved Version' })).toBeVisible();
  },
});

/** The request is in progress. */
export const Testing = meta.story({
  parameters: {
    backend: { stripeSettings: settings, hang: ['paymentSettings.testConnection'] },
  },
  play: async ({ canvas }) => {
    await findForm();
    await testConnection();
    await expect(canvas.getByRole('button', { name: 'Testing...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const TestSucceeded = meta.story({
  parameters: { translated: true },
  play: async ({ announcements, canvas }) => {
    await findForm();
    await testConnection();
    await findToast('Connection successful');
    const form = within(canvas.getByRole('form'));
    await expect(form.getByText('Connection successful')).toBeVisible();
    await waitFor(() => expect(announcements).toEqual(['Connection successful']));
    await expect(canvas.getByRole('button', { name: 'Test Connection' })).toBeVisible();
  },
});

export const TestWithoutKey = meta.story({
  play: async () => {
    await findForm();
    await typeKey('');
    await testConnection();
    await findErrorToast('Missing API key', MISSING);
    await expect(keyField()).toHaveAccessibleDescription(MISSING);
  },
});

export const TestFailed = meta.story({
  play: async () => {
    await findForm();
    await typeKey('sk_test_51abc');
    await testConnection();
    await findErrorToast('Connection failed', NOT_A_KEY);
    await expect(keyField()).toHaveAccessibleDescription(NOT_A_KEY);
  },
});

TestFailed.test('succeeds with another key', async () => {
  await typeKey('pk_live_millrace0002');
  await testConnection();
  await findToast('Connection successful');
  await expect(keyField()).toBeValid();
});
