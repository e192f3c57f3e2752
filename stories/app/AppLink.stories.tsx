import { useLocation } from 'react-router-dom';
import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { AppLink } from '#src/app/AppLink.tsx';
import { Stack, Text } from '#src/design-system/index.ts';

/** The router's URL and navigation state. */
function Place() {
  const { pathname, hash, state } = useLocation();
  return (
    <Text variant="quiet">
      The router is at <output>{`${pathname}${hash} ${state ? JSON.stringify(state) : ''}`}</output>
    </Text>
  );
}

const meta = preview.meta({
  title: 'Screens/App/AppLink',
  component: AppLink,
  args: { href: '/account', children: 'My Account', onClick: fn() },
  argTypes: { children: { control: 'text' } },
  decorators: [withApp],
  render: (args) => (
    <Stack>
      <AppLink {...args} />
      <Place />
    </Stack>
  ),
});

export const Default = meta.story();

Default.test('changes the screen', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'My Account' }));
  await expect(canvas.getByRole('status')).toHaveTextContent('/account');
  await expect(args.onClick).toHaveBeenCalledOnce();
});

Default.test('leaves Ctrl+click to the browser', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Control>}');
  await userEvent.click(canvas.getByRole('link', { name: 'My Account' }));
  await userEvent.keyboard('{/Control}');
  await expect(canvas.getByRole('status')).toHaveTextContent(/^\/$/);
});

/** A section of the current page: a plain anchor. */
export const SectionHere = meta.story({
  tags: ['!visual'],
  args: { href: '/#about', children: 'About' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'About' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\/$/);
    await expect(window.location.hash).toBe('#about');
  },
});

/** Data for another page, such as the token of a guest's ticket, is part of the URL. */
export const WithFragment = meta.story({
  args: { href: '/account#guest=token', children: 'My Ticket' },
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'My Ticket' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\/account#guest=token$/);
  },
});

/** A file of the site, which is no page of the router. */
export const File = meta.story({
  tags: ['!visual'],
  args: { href: '/licences.txt', children: 'Licences' },
  play: async ({ canvas, userEvent }) => {
    // The page of the tests must stay.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Licences' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\/$/);
  },
});

/** A URL of another site. */
export const Elsewhere = meta.story({
  tags: ['!visual'],
  args: {
    href: 'https://pay.example/standard',
    target: '_blank',
    rel: 'noopener',
    children: 'Buy Standard',
  },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Buy Standard' });
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(link);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\/$/);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
