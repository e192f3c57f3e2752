import { expect, screen, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { Heading } from '#src/design-system/index.ts';
import { AdminGuard } from '#src/features/admin/sign-in/AdminGuard.tsx';
import { AdminSessionProvider } from '#src/features/admin/sign-in/AdminSessionProvider.tsx';
import { findErrorToast } from '../../../toasts';
import { fieldOf, findForm, signIn } from './signIn';

const SECRET = { name: 'What only the owner sees' };

const meta = preview.meta({
  title: 'Owner/Sign-in/AdminGuard',
  component: AdminGuard,
  tags: ['!visual'],
  args: {
    title: 'Hollin and Dale Admin',
    children: (
      <main id="content" tabIndex={-1}>
        <Heading level="1">{SECRET.name}</Heading>
      </main>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <AdminSessionProvider>
        <Story />
      </AdminSessionProvider>
    ),
    withApp,
  ],
  parameters: {
    layout: 'fullscreen',
    backend: {},
    docs: {
      story: { inline: false, height: '640px' },
    },
  },
});

export const Default = meta.story({ play: async () => void (await findForm()) });

Default.test('opens for the owner and focuses its heading', async ({ canvas }) => {
  await signIn();
  await expect(await canvas.findByRole('heading', SECRET)).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('heading', SECRET)).toHaveFocus());
});

/** The session has not been restored yet. */
export const Loading = meta.story({
  parameters: { backend: { hang: ['admin.restore'] } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking up whether you are logged in …')).toBeVisible();
    await expect(canvas.queryByRole('heading', SECRET)).not.toBeInTheDocument();
  },
});

/** A wrong password. */
export const Mismatch = meta.story({
  parameters: { translated: true },
  play: async ({ canvas }) => {
    await signIn({ username: 'admin', password: 'guess' });
    await findErrorToast('Login failed', 'Incorrect username or password');
    await expect(canvas.getByLabelText('Error')).toHaveTextContent(
      'Incorrect username or password',
    );
    await expect(fieldOf('username')).toHaveValue('admin');
    await expect(fieldOf('password')).toHaveValue('guess');
  },
});

/** Two-step login: the server asks for a code after the right password. */
export const CodeRequired = meta.story({
  parameters: { backend: { fail: { 'admin.signIn': new AdminError('code-required') } } },
  play: async ({ canvas }) => {
    await signIn();
    await canvas.findByLabelText('Code');
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
    await expect(fieldOf('username')).toHaveValue(buildAdminCredentials().username);
    await expect(fieldOf('password')).toHaveValue(buildAdminCredentials().password);
    await expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
  },
});

/** The one-time link for the first owner. */
export const SetUp = meta.story({
  parameters: { route: { path: '/admin#setup=token' }, backend: { connected: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Set up the owner' });
  },
});

export const SignedIn = meta.story({
  parameters: { backend: { adminSession: true } },
  play: async ({ canvas, backend }) => {
    await canvas.findByRole('heading', SECRET);
    await backend.admin.signOut();
    await findForm();
    await expect(canvas.queryByRole('heading', SECRET)).not.toBeInTheDocument();
  },
});
