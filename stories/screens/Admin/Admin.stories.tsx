import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame, wholePage } from '#.storybook/screens.tsx';
import { paths } from '#src/paths.ts';
import { Admin } from '#src/screens/Admin/Admin.tsx';

const meta = preview.meta({
  title: 'Screens/Admin',
  component: Admin,
  parameters: {
    ...wholePage,
    docs: {
      story: inFrame,
      description: {
        component:
          "The owner's part of the site, which has nothing behind its door yet. Customers have the account page.",
      },
    },
    route: { path: paths.admin.href },
  },
});

export const Default = meta.story();

Default.test('leads back to the website', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: /Admin$/ })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Return to Website' })).toHaveAttribute(
    'href',
    '/',
  );
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
