import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { ReplaceLink } from '#src/features/admin/ReplaceLink.tsx';
import { findErrorToast, findToast } from '../../toasts';

const { email } = buildUser();

const meta = preview.meta({
  title: 'Owner/ReplaceLink',
  component: ReplaceLink,
  tags: ['!visual'],
  decorators: [withApp],
  args: { email, onReplace: async () => {} },
  parameters: { backend: {} },
});

export const Default = meta.story();

Default.test('says where the new link goes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send a New Link' }));
  await findToast('New link sent', `It is on its way to ${email}. The earlier links have ended.`);
});

export const Failed = meta.story({
  args: { onReplace: () => Promise.reject(new BackendError('unavailable')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a New Link' }));
    await findErrorToast('The link was not sent', new BackendError('unavailable').message);
    await expect(canvas.getByRole('button', { name: 'Send a New Link' })).toBeEnabled();
  },
});

/** The server has not responded yet. */
export const Loading = meta.story({
  args: { onReplace: () => new Promise<void>(() => {}) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send a New Link' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});
