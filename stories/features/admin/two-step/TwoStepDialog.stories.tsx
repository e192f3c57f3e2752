import { expect, fn, screen, spyOn, userEvent } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { recoveryCodes } from '#mocks/connectedMethods.ts';
import { TwoStepDialog } from '#src/features/admin/two-step/TwoStepDialog.tsx';

const secret = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  address:
    'otpauth://totp/Hollin%20and%20Dale%3Aowner?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Hollin+and+Dale',
};

const meta = preview.meta({
  title: 'Admin/Two-step/TwoStepDialog',
  component: TwoStepDialog,
  args: {
    loading: false,
    onRetry: fn(),
    onStart: fn(),
    onCode: fn(),
    onClose: fn(),
  },
  argTypes: { state: { control: false } },
  decorators: [withApp],
  parameters: { backend: {}, docs: { story: { inline: false, height: '640px' } } },
});

/** Two-step login is off. */
export const Default = meta.story({ args: { state: { step: 'off' } } });

export const Loading = meta.story({ args: { state: { step: 'loading' } } });

export const Failed = meta.story({
  args: {
    state: {
      step: 'failed',
      reason: 'The website cannot be reached at the moment. Please try again in a minute.',
    },
  },
  tags: ['!visual'],
});

export const SetUp = meta.story({ args: { state: { step: 'set-up', secret } } });

SetUp.test('shows the key in groups of four, and copies it without spaces', async () => {
  const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy key' }));
  await expect(copied).toHaveBeenCalledWith(secret.secret);
});

SetUp.test('describes the field of the code', async () => {
  await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    'The six digits that the app shows now.',
  );
});

/** The app's clock is wrong, or the code is old. */
export const WrongCode = meta.story({
  args: {
    state: { step: 'set-up', secret },
    error: 'This code is not valid. Enter the newest code of your app, or a recovery code.',
  },
  globals: { viewport: { value: 'phone' } },
});

/** Shown once. Only its own button closes the dialog. */
export const Recovery = meta.story({ args: { state: { step: 'recovery', codes: recoveryCodes } } });

export const TurnOff = meta.story({ args: { state: { step: 'on' } } });
