import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { CustomerLink } from '#src/features/admin/CustomerLink.tsx';

const meta = preview.meta({
  title: 'Owner/CustomerLink',
  component: CustomerLink,
  decorators: [withApp],
  args: { name: 'Ruth Harrow' },
});

export const Default = meta.story();

Default.test('leads to the accounts that the name finds', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Ruth Harrow' })).toHaveAttribute(
    'href',
    '/admin/accounts?search=Ruth+Harrow',
  );
});

/** A guest without an email address. */
export const Guest = meta.story({ args: { name: 'Guest User', search: '' } });

Guest.test('has no link', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
});
