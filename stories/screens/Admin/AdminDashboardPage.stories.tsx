import { fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { Heading } from '#src/design-system/index.ts';
import { AdminDashboardPage } from '#src/screens/Admin/AdminDashboardPage.tsx';

const tabs = ['Stripe Settings', 'Web Development', 'Hosting', 'Orders', 'Accounts'].map(
  (label) => ({
    value: label.toLowerCase().replace(' ', '-'),
    label,
    content: (
      <Heading level="2" size="h3">
        {label}
      </Heading>
    ),
  }),
);

const meta = preview.meta({
  title: 'Admin/Screens/AdminDashboardPage',
  component: AdminDashboardPage,
  tags: ['!visual'],
  args: { tabs, value: 'stripe-settings', onChange: fn(), onLogOut: fn() },
  decorators: [withApp],
  parameters: {
    ...wholePage,
    backend: {},
  },
});

export const Default = meta.story();
