import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { PaymentSettingsPanel } from '#src/features/admin/payment-settings/PaymentSettingsPanel.tsx';
import { failed, loading, ready, retriesOnce } from '../../loading/loadables';
import { keyField } from './settingsForm';

const settings = buildPaymentSettings();

const meta = preview.meta({
  title: 'Admin/Payment settings/PaymentSettingsPanel',
  component: PaymentSettingsPanel,
  args: {
    settings: ready(settings),
    onRetry: fn(),
    isBackendConnected: false,
    onSave: fn(),
    isSaving: false,
    isSaved: false,
    onSavedClose: fn(),
    onTest: fn(),
    isTesting: false,
  },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('shows that no backend is connected', async ({ canvas }) => {
  await expect(canvas.getByText('No backend is connected')).toBeVisible();
});

Default.test('shows the test cards', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Test cards' })).toBeVisible();
});

export const Connected = meta.story({ args: { isBackendConnected: true }, tags: ['!visual'] });

Connected.test('shows that a backend is connected', async ({ canvas }) => {
  await expect(canvas.getByText('A backend is connected')).toBeVisible();
  await expect(canvas.queryByText('No backend is connected')).not.toBeInTheDocument();
});

export const Loading = meta.story({ args: { settings: loading } });

Loading.test('shows no field before the settings are loaded', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the payment settings …')).toBeVisible();
  await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
});

export const ReadFailed = meta.story({ args: { settings: failed } });

ReadFailed.test('retries on demand', retriesOnce);

export const Saved = meta.story({
  args: { isSaved: true },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  tags: ['!visual'],
});

Saved.test('confirms in a dialog, which closes', async ({ args, userEvent }) => {
  const dialog = screen.getByRole('dialog', { name: 'Stripe Settings Saved' });
  await expect(within(dialog).getByText(/kept in this browser/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await expect(args.onSavedClose).toHaveBeenCalledOnce();
});

/** The settings are on a server. */
export const SavedOnServer = meta.story({
  args: { isSaved: true, isConnected: true },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  tags: ['!visual'],
});

SavedOnServer.test('does not say that this browser keeps them', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Stripe Settings Saved' });
  await expect(within(dialog).getByText(/kept on the server/)).toBeVisible();
});

export const SaveFailed = meta.story({
  args: { saveError: 'Your browser has no room left for this website.' },
});

SaveFailed.test('keeps the typed key', async () => {
  await expect(keyField()).toHaveValue(settings.publishableKey);
});
