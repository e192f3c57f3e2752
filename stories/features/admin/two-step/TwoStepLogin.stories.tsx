import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { recoveryCodes, VALID_CODE } from '#mocks/connectedMethods.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { TwoStepLogin } from '#src/features/admin/two-step/TwoStepLogin.tsx';

const meta = preview.meta({
  title: 'Admin/Two-step/TwoStepLogin',
  component: TwoStepLogin,
  tags: ['!visual'],
  decorators: [withApp],
  parameters: { backend: { connected: true } },
});

const dialog = () => screen.getByRole('dialog', { name: 'Two-step login' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function submitCode(code: string, action: string) {
  const field = await within(dialog()).findByLabelText('Code');
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await press(action);
}

export const Default = meta.story();

Default.test('turns on with a code, then shows the recovery codes', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Two-step Login' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Set Up' }));
  await expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  await submitCode('000000', 'Turn On');
  await expect(await screen.findByLabelText('Error')).toHaveTextContent('This code is not valid.');
  await submitCode(VALID_CODE, 'Turn On');
  await expect(await screen.findByText(String(recoveryCodes[0]))).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(dialog()).toBeVisible();
  await press('I Have Kept Them');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** In browser mode there is no two-step login. */
export const BrowserMode = meta.story({ parameters: { backend: { connected: false } } });

BrowserMode.test('renders nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

/** The server has not answered yet. */
export const Loading = meta.story({
  parameters: { backend: { connected: true, hang: ['connected.ownerAccess.hasTwoSteps'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Two-step Login' }));
  },
});

Loading.test('can be closed', async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

export const Failed = meta.story({
  parameters: {
    backend: {
      connected: true,
      fail: { 'connected.ownerAccess.hasTwoSteps': new BackendError('unavailable') },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Two-step Login' }));
  },
});

Failed.test('shows why, and offers to try again', async () => {
  await expect(await screen.findByLabelText('Error')).toHaveTextContent(/cannot be reached/);
  await expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
