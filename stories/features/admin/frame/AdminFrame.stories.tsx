import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { Heading, Stack, Text } from '#src/design-system/index.ts';
import { AdminFrame } from '#src/features/admin/frame/AdminFrame.tsx';

const panels = ['Stripe Settings', 'Web Development', 'Hosting', 'Orders', 'Accounts'].map(
  (label) => ({
    label,
    href: `/admin/${label.toLowerCase().replace(' ', '-')}`,
    isCurrent: label === 'Hosting',
  }),
);

const meta = preview.meta({
  title: 'Admin/Frame/AdminFrame',
  component: AdminFrame,
  tags: ['!visual'],
  args: {
    title: 'Hollin and Dale Admin',
    onLogOut: fn(),
    panels,
    children: (
      <Stack gap="xs">
        <Heading level="2" size="h3">
          A panel
        </Heading>
        <Text>What the owner works on.</Text>
      </Stack>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [withApp],
  parameters: {
    ...wholePage,
    backend: {},
    docs: {
      story: { inline: false, height: '360px' },
    },
  },
});

export const Default = meta.story();

Default.test('marks only the current panel', async ({ canvas }) => {
  const current = canvas
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  await expect(current.map(({ textContent }) => textContent)).toEqual(['Hosting']);
});

Default.test('has a skip link to the content', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
});

/** With a note about the site, such as that it is a demo. */
export const Note = meta.story({
  args: { note: 'This is a demo: nothing is charged, and no e-mail leaves this browser.' },
});

Note.test('shows the note at the bottom of the page', async ({ args, canvas }) => {
  const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent(String(args.note));
  await expect(Math.round(bottom)).toBe(window.innerHeight);
});

/** Without panels, as in the dashboard. */
export const WithoutPanels = meta.story({
  render: ({ panels, ...args }) => <AdminFrame {...args} title="Admin Dashboard" />,
});

WithoutPanels.test('has no row of panels', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument();
});
