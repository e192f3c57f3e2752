import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { CountLink } from '#src/features/admin/frame/CountLink.tsx';
import { pages } from '#src/pages.ts';

const meta = preview.meta({
  title: 'Owner/Frame/CountLink',
  component: CountLink,
  decorators: [withApp],
  args: { page: pages.adminTickets, count: 1200, what: 'waiting' },
});

export const Default = meta.story();

Default.test('names what it counts', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Tickets 1,200 waiting' })).toBeVisible();
});

/** Nothing waits. */
export const None = meta.story({ args: { count: 0 }, tags: ['!visual'] });

None.test('shows no number', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveTextContent(/^Tickets$/);
});
