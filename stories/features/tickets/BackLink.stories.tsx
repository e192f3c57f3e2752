import preview from '#.storybook/preview.tsx';
import { BackLink } from '#src/features/tickets/BackLink.tsx';
import { pages } from '#src/pages.ts';

const meta = preview.meta({
  title: 'Features/Tickets/BackLink',
  component: BackLink,
  args: { href: pages.adminTickets.href, children: 'All tickets' },
});

export const Default = meta.story();
