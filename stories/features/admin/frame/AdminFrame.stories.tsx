import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { Button, Heading, Stack, Text } from '#src/design-system/index.ts';
import { AdminFrame } from '#src/features/admin/frame/AdminFrame.tsx';
import { CountLink } from '#src/features/admin/frame/CountLink.tsx';
import { pages } from '#src/pages.ts';

const panels = ['Stripe Settings', 'Web Development', 'Hosting', 'Orders', 'Accounts'].map(
  (label) => ({
    label,
    href: `/admin/${label.toLowerCase().replace(' ', '-')}`,
    isCurrent: label === 'Hosting',
  }),
);

const meta = preview.meta({
  title: 'Owner/Frame/AdminFrame',
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

export const Default = meta.story({ tags: ['visual'] });

Default.test(
  'marks the current panel, and has its skip link, menu and buttons',
  async ({ canvas, userEvent, args }) => {
    const current = canvas
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current.map(({ textContent }) => textContent)).toEqual(['Hosting']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
    await expect(canvas.getByText('Site Data')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Owner'));
    await expect(canvas.getByText('Hollin and Dale Admin')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Site Data' })).toHaveAttribute(
      'href',
      '/admin/site-data',
    );
    await expect(canvas.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
);

/** With a note about the site, such as that it is a demo. */
export const Note = meta.story({
  args: { note: 'This is a demo: nothing is charged, and no e-mail leaves this browser.' },
  play: async ({ args, canvas }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(String(args.note));
    await expect(bottom).toBeGreaterThanOrEqual(window.innerHeight);
  },
});

/** In connected mode, with links to panels and two-step login. */
export const Connected = meta.story({
  args: {
    links: (
      <>
        <CountLink page={pages.adminTickets} count={12} what="waiting" />
        <CountLink page={pages.adminQuotes} count={4} what="waiting" />
        <CountLink page={pages.adminMail} count={3} what="failed" />
        <CountLink page={pages.adminHistory} />
      </>
    ),
    waiting: 19,
    actions: (
      <>
        <Button variant="quiet">Password</Button>
        <Button variant="quiet">Two-step Login</Button>
      </>
    ),
    owner: 'Olive',
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
});

Connected.test(
  'has its links in a menu, which Escape closes',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(
      120,
    );
    await expect(canvas.getByRole('link', { name: /^Mail/, hidden: true })).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Site' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    const menu = canvas.getByText('Menu');
    await expect(menu.closest('summary')).toHaveTextContent('Menu19 waiting');
    await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: /^Mail/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(menu.closest('summary')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Mail/ })).not.toBeVisible();
  },
);

/** The menu is open. */
export const OpenMenu = meta.story({
  ...Connected.input,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'));
    const name = canvas.getByText('Logged in as').parentElement;
    await expect(name?.checkVisibility()).toBe(true);
    await expect(name).toHaveTextContent('Logged in as Olive');
  },
});

/** The owner's menu on a wide screen. */
export const OwnersMenu = meta.story({
  ...Connected.input,
  globals: { viewport: { value: 'desktop' } },
  tags: ['visual'],
  play: async ({ canvas, userEvent }) =>
    void (await userEvent.click(canvas.getByText('Olive', { selector: 'summary *' }))),
});

/** A name of the business that is longer than a line. */
export const LongTitle = meta.story({
  args: { title: 'Harrow, Harrow & Daughters, Joiners of Hebden Bridge Admin' },
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
});
