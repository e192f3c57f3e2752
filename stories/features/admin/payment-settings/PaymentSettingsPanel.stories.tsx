import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { PaymentSettingsPanel } from '#src/features/admin/payment-settings/PaymentSettingsPanel.tsx';
import { fitsTheScreen } from '../../../checks';
import { canBeTriedAgain, reading, ready, unread } from '../reads';
import { keyField } from './settingsForm';

const settings = buildPaymentSettings();

const meta = preview.meta({
  title: 'Features/Admin payment settings/PaymentSettingsPanel',
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
  parameters: {
    guidance: {
      use: 'The payment settings in each of their states, from props alone.',
      avoid: 'With the backend behind it, it is `PaymentSettings`.',
      accessibility: [
        'The order of the page is the order of the work: the key, the buttons, then what is missing and what to test with.',
      ],
      do: 'Keep the notice about the backend below the form: the key comes first.',
      dont: 'Show the test cards in live mode.',
    },
  },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('says that no backend is connected', async ({ canvas }) => {
  await expect(canvas.getByText('No backend is connected')).toBeVisible();
});

Default.test('has the cards to try payments with', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Test cards' })).toBeVisible();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

Phone.test('is no wider than the screen', fitsTheScreen);

export const Connected = meta.story({ args: { isBackendConnected: true }, tags: ['!visual'] });

Connected.test('says that one is, and what is left to do', async ({ canvas }) => {
  await expect(canvas.getByText('A backend is connected')).toBeVisible();
  await expect(canvas.queryByText('No backend is connected')).not.toBeInTheDocument();
});

export const ConnectedDark = meta.story({ ...Connected.input, globals: { theme: 'dark' } });

export const ConnectedPhone = meta.story({
  ...Connected.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

export const Loading = meta.story({ args: { settings: reading } });

Loading.test('shows no field before it is known what stands in it', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the payment settings …')).toBeVisible();
  await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
});

export const ReadFailed = meta.story({ args: { settings: unread } });

ReadFailed.test('can be tried again', canBeTriedAgain);

export const Testing = meta.story({ args: { isTesting: true }, tags: ['!visual'] });

export const Saved = meta.story({
  args: { isSaved: true },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  tags: ['!visual'],
});

Saved.test('says so in a dialog, which closes', async ({ args, userEvent }) => {
  const dialog = screen.getByRole('dialog', { name: 'Stripe Settings Saved' });
  await expect(within(dialog).getByText(/kept in this browser/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await expect(args.onSavedClose).toHaveBeenCalledOnce();
});

export const SavedDark = meta.story({ ...Saved.input, globals: { theme: 'dark' } });

export const SavedPhone = meta.story({
  ...Saved.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

export const SaveFailed = meta.story({
  args: { saveError: 'Your browser has no room left for this website.' },
});

SaveFailed.test('keeps what was typed', async () => {
  await expect(keyField()).toHaveValue(settings.publishableKey);
});
