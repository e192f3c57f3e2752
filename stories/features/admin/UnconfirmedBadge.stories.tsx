import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { UnconfirmedBadge } from '#src/features/admin/UnconfirmedBadge.tsx';

const meta = preview.meta({
  title: 'Owner/UnconfirmedBadge',
  component: UnconfirmedBadge,
  tags: ['!visual'],
  args: { shown: true },
});

export const Default = meta.story();

export const Confirmed = meta.story({
  args: { shown: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Not confirmed');
  },
});
