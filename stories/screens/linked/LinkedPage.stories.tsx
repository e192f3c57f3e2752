import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { AuthDialogProvider } from '#src/features/account/AuthDialogProvider.tsx';
import { SessionProvider } from '#src/features/account/SessionProvider.tsx';
import { LinkedPage } from '#src/screens/linked/LinkedPage.tsx';

const meta = preview.meta({
  title: 'Screens/linked/LinkedPage',
  component: LinkedPage<string>,
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <SessionProvider>
        <AuthDialogProvider>
          <Story />
        </AuthDialogProvider>
      </SessionProvider>
    ),
    withApp,
  ],
  parameters: { backend: {} },
  args: {
    subject: 'ticket' as const,
    id: 'web-1',
    token: '',
    read: async () => 'Web Design Project',
    nameOf: (name: string) => name,
    claim: async () => {},
    intro: 'Here you and we write to each other.',
    reader: 'Only its account can read it.',
    children: (name: string) => <p>{name}</p>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Web Design Project');
  },
});

export const Loading = meta.story({
  args: { read: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reading the ticket …')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your ticket' })).toBeVisible();
  },
});

/** Another account has it, or its link has ended. */
export const OtherReader = meta.story({
  args: {
    read: async () => {
      throw new BackendError('ticket-not-found');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to read this ticket')).toBeVisible();
  },
});
