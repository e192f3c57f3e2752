import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { Text } from '#src/design-system/index.ts';
import { Customer } from '#src/features/admin/opened/Customer.tsx';
import { UnconfirmedBadge } from '#src/features/admin/rows/UnconfirmedBadge.tsx';

const email = 'ruth@harrow-joinery.example';

const meta = preview.meta({
  title: 'Owner/Customer',
  component: Customer,
  decorators: [withApp],
  args: { name: 'Ruth Harrow', email, phone: '01632 960 271', account: email },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const links = {
      [email]: `mailto:${email}`,
      '01632 960 271': 'tel:01632960271',
      'Open the account': '/admin/accounts?search=ruth%40harrow-joinery.example',
    };
    for (const [name, href] of Object.entries(links)) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
});

/** The email address is not confirmed, and there is more to know. */
export const Unconfirmed = meta.story({
  args: {
    badge: <UnconfirmedBadge shown />,
    children: (
      <Text size="small" variant="quiet">
        Captcha passed
      </Text>
    ),
  },
});

/** A guest without an email address, in the words of the form. */
export const Guest = meta.story({
  args: { name: 'Guest User', email: 'No email provided', phone: undefined, account: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** An order that was imported. */
export const Nameless = meta.story({
  args: { name: '', email: null, phone: undefined, account: undefined },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No name')).toBeVisible();
  },
});

/** Long words everywhere. */
export const Torture = meta.story({
  args: {
    name: 'Llanfairpwllgwyngyll'.repeat(6),
    email: `${'wolfe'.repeat(20)}@example.com`,
    phone: '0'.repeat(90),
    badge: <UnconfirmedBadge shown />,
  },
});
