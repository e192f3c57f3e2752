import { expect, fn, waitFor } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { defaultPaymentSettings, SECRET_KEY_REFUSED } from '#src/domain/paymentSettings.ts';
import { PaymentSettingsForm } from '#src/features/admin/payment-settings/PaymentSettingsForm.tsx';
import { keyField, modeSwitch, save, typeKey } from './settingsForm';

const settings = buildPaymentSettings();

const meta = preview.meta({
  title: 'Owner/Payment settings/PaymentSettingsForm',
  component: PaymentSettingsForm,
  args: { settings, onSave: fn(), isSaving: false, onTest: fn(), isTesting: false },
  decorators: [inColumn('34rem')],
});

export const Default = meta.story({
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/payment links of the website stay the same\.$/)).toBeVisible();
  },
});

Default.test('switches to live mode and keeps the key', async ({ userEvent }) => {
  await userEvent.click(modeSwitch());
  await expect(keyField()).toHaveAccessibleName('Publishable key (Live)');
  await expect(keyField()).toHaveAttribute('placeholder', 'pk_live_...');
  await expect(keyField()).toHaveValue(settings.publishableKey);
});

/** Nothing is stored yet. */
export const Empty = meta.story({
  args: { settings: defaultPaymentSettings },
  tags: ['!visual'],
  play: async ({ args }) => {
    await expect(keyField()).not.toBeRequired();
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
});

export const Live = meta.story({
  args: { settings: { publishableKey: 'pk_live_millrace0002', testMode: false } },
});

/** A live key in test mode. */
export const OtherMode = meta.story({
  args: { settings: buildPaymentSettings({ publishableKey: 'pk_live_millrace0002' }) },
});

OtherMode.test('warns beside the field until the mode fits the key', async (context) => {
  const { args, canvas, userEvent } = context;
  const warning = canvas.getByText(/^This is a live key, and test mode is on\./);
  await expect(warning.closest('[role=status]')).toBeVisible();
  await expect(keyField()).toHaveAccessibleDescription(/This is a live key, and test mode is on\./);
  await save();
  await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  await userEvent.click(modeSwitch());
  await expect(warning).not.toBeInTheDocument();
  await expect(keyField()).not.toHaveAccessibleDescription();
});

/** A secret key is in the field of the publishable key. */
export const SecretRefused = meta.story({
  play: async ({ canvas, args }) => {
    await typeKey('sk_live_51abc');
    await save();
    await canvas.findByText(SECRET_KEY_REFUSED);
    await expect(keyField()).toBeInvalid();
    await expect(keyField()).toHaveAccessibleDescription(SECRET_KEY_REFUSED);
    await expect(keyField()).toHaveFocus();
    await expect(keyField()).toHaveValue('sk_live_51abc');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const TestSucceeded = meta.story({
  args: { testResult: { tried: settings, isSuccess: true, title: 'Connection successful' } },
});

TestSucceeded.test('removes the result when the key changes', async ({ canvas }) => {
  await typeKey('pk_test_another');
  await expect(canvas.queryByText('Connection successful')).not.toBeInTheDocument();
});

TestSucceeded.test('removes the result when the mode changes', async ({ canvas, userEvent }) => {
  await userEvent.click(modeSwitch());
  await expect(canvas.queryByText('Connection successful')).not.toBeInTheDocument();
});

export const Saving = meta.story({
  args: { isSaving: true },
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Save Stripe Settings' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await save();
    await userEvent.type(keyField(), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** A very long key. */
export const LongKey = meta.story({
  args: { settings: buildPaymentSettings({ publishableKey: `pk_test_${'51Abc'.repeat(60)}` }) },
  globals: { viewport: { value: 'phone' } },
});
