import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { Button } from '#src/design-system/index.ts';
import { AdminHeader } from '#src/features/admin/frame/AdminHeader.tsx';
import { CountLink } from '#src/features/admin/frame/CountLink.tsx';
import { pages } from '#src/pages.ts';

const meta = preview.meta({
  title: 'Admin/Frame/AdminHeader',
  component: AdminHeader,
  args: { title: 'Hollin and Dale Admin', onLogOut: fn() },
  decorators: [withApp],
  parameters: {
    layout: 'fullscreen',
    backend: {},
  },
});

export const Default = meta.story();

Default.test('links to the site and to the site data', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Other panels' })).toContainElement(
    canvas.getByRole('link', { name: 'Site Data' }),
  );
  await expect(canvas.getByText('Hollin and Dale Admin')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/');
  await expect(canvas.getByRole('link', { name: 'Site Data' })).toHaveAttribute(
    'href',
    '/admin/site-data',
  );
});

Default.test('logs out', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
  await expect(args.onLogOut).toHaveBeenCalledOnce();
});

/** In connected mode, with links to panels and two-step login. */
export const Connected = meta.story({
  args: {
    links: (
      <>
        <CountLink page={pages.adminTickets} count={12} what="waiting" />
        <CountLink page={pages.adminQuotes} count={4} what="waiting" />
        <CountLink page={pages.adminMail} count={3} what="failed" />
      </>
    ),
    actions: <Button variant="quiet">Two-step Login</Button>,
  },
  globals: { viewport: { value: 'phone' } },
});

Connected.test('aligns its two lines of links in columns', async ({ canvas }) => {
  const left = (name: RegExp) => {
    const found = canvas.queryByRole('link', { name }) ?? canvas.getByRole('button', { name });
    return found.getBoundingClientRect().left;
  };
  await expect(left(/^Site Data/)).toBe(left(/^Tickets/));
  await expect(left(/^Two-step/)).toBe(left(/^Quotes/));
  await expect(left(/^View Site/)).toBe(left(/^Mail/));
});

/** The same on a tablet. */
export const ConnectedTablet = meta.story({
  ...Connected.input,
  globals: { viewport: { value: 'tablet' } },
});

ConnectedTablet.test('keeps the name on one line', async ({ canvas }) => {
  const name = canvas.getByText('Hollin and Dale Admin');
  const logOut = canvas.getByRole('button', { name: 'Logout' });
  await expect(name.offsetHeight).toBeLessThanOrEqual(logOut.offsetHeight);
});

/** A name of the business that is longer than a line. */
export const LongTitle = meta.story({
  args: { title: 'Harrow, Harrow & Daughters, Joiners of Hebden Bridge Admin' },
  globals: { viewport: { value: 'phone' } },
});
