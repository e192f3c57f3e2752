import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { HistoryLink } from '#src/features/admin/HistoryLink.tsx';

const meta = preview.meta({
  title: 'Owner/HistoryLink',
  component: HistoryLink,
  decorators: [withApp],
  args: { about: { kind: 'order', id: 'ORD-001' } as const, name: 'order ORD-001' },
  parameters: { backend: { connected: true } },
});

export const Default = meta.story();

Default.test('leads to what was done to it', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'History of order ORD-001' })).toHaveAttribute(
    'href',
    '/admin/history?kind=order&id=ORD-001',
  );
});

Default.test('is a target 24 px high', async ({ canvas }) => {
  const link = canvas.getByRole('link');
  const { left, top, height } = link.getBoundingClientRect();
  for (const y of [top + height / 2 - 12, top + height / 2 + 11]) {
    await expect(document.elementFromPoint(left + 2, y)).toBe(link);
  }
});
