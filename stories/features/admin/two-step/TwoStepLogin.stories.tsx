import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { recoveryCodes, VALID_CODE, VALID_PASSWORD } from '#mocks/handlers/ownerAccess.ts';
import { TwoStepLogin } from '#src/features/admin/two-step/TwoStepLogin.tsx';
import { catchDownloads, downloads } from '../downloads';

const meta = preview.meta({
  title: 'Owner/Two-step/TwoStepLogin',
  component: TwoStepLogin,
  tags: ['!visual'],
  decorators: [withApp],
  parameters: { backend: { connected: true, adminSession: true } },
});

const inDialog = {
  tags: ['visual'],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};

const dialog = () => screen.getByRole('dialog', { name: 'Two-step login' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function submit(password: string, code: string, action: string) {
  const form = within(dialog());
  for (const [label, text] of Object.entries({ Password: password, Code: code })) {
    const field = await form.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await press(action);
}

const submitCode = (code: string, action: string) => submit(VALID_PASSWORD, code, action);

const open = () => press('Two-step Login');

async function setUp() {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Set Up' }));
  await screen.findByRole('img', { name: /^QR code/ });
}

export const Default = meta.story();

Default.test('turns on with a code, then shows the recovery codes', async () => {
  await setUp();
  await expect(screen.getByLabelText('Password')).toHaveFocus();
  await submit('guessed', VALID_CODE, 'Turn On');
  await expect(await screen.findByLabelText('Error')).toHaveTextContent('Incorrect password.');
  await submitCode('000000', 'Turn On');
  await waitFor(() =>
    expect(screen.getByLabelText('Error')).toHaveTextContent('This code is not valid.'),
  );
  await submitCode(VALID_CODE, 'Turn On');
  await expect(await screen.findByText(String(recoveryCodes[0]))).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(dialog()).toBeVisible();
  await press('I Have Kept Them');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** Two-step login is off. */
export const Off = meta.story({
  ...inDialog,
  play: async () => {
    await open();
    await screen.findByRole('button', { name: 'Set Up' });
  },
});

/** The server could not create a secret. */
export const NoSecret = meta.story({
  ...inDialog,
  parameters: {
    ...inDialog.parameters,
    backend: {
      connected: true,
      faults: { 'POST /api/admin/totp': 'unavailable' },
    },
  },
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Set Up' }));
    await expect(await screen.findByLabelText('Error')).toHaveTextContent(/cannot be reached/);
  },
});

export const SetUp = meta.story({
  ...inDialog,
  tags: ['visual', 'all-widths'],
  play: async () => {
    await setUp();
    await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      'The six digits that the app shows now.',
    );
  },
});

SetUp.test('shows the key in groups of four, and copies it without spaces', async () => {
  const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy key' }));
  await expect(copied).toHaveBeenCalledWith('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

/** The app's clock is wrong, or the code is old. */
export const WrongCode = meta.story({
  ...inDialog,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await setUp();
    await submitCode('000000', 'Turn On');
    await screen.findByLabelText('Error');
  },
});

/** Shown once. Only its own button closes the dialog. */
export const Recovery = meta.story({
  ...inDialog,
  play: async () => {
    await setUp();
    await submitCode(VALID_CODE, 'Turn On');
    await screen.findByText(String(recoveryCodes[0]));
  },
});

Recovery.test('downloads one code a line', { beforeEach: catchDownloads }, async () => {
  await press('Download');
  await expect(downloads[0]?.name).toBe('recovery-codes.txt');
  await expect(await downloads[0]?.blob.text()).toBe(recoveryCodes.join('\n'));
});

/** Two-step login is on. */
export const TurnOff = meta.story({
  ...inDialog,
  play: async ({ answer }) => {
    answer({ 'GET /api/admin/session': () => ({ username: 'Olive', hasTotp: true }) });
    await open();
    await screen.findByRole('button', { name: 'Turn Off' });
  },
});

TurnOff.test('turns off with a code', async () => {
  await submitCode(VALID_CODE, 'Turn Off');
  const button = await screen.findByRole('button', { name: 'Set Up' });
  await waitFor(() => expect(button).toHaveFocus());
});

/** In browser mode there is no two-step login. */
export const BrowserMode = meta.story({
  parameters: { backend: { connected: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
