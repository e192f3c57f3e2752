import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ShortDay } from '#src/features/admin/rows/ShortDay.tsx';

const meta = preview.meta({
  title: 'Owner/ShortDay',
  component: ShortDay,
  args: { date: '2019-03-02T09:30:00.000' },
});

/** Of another year. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent('2 Mar 2019');
  },
});

const now = new Date();

/** A day without a time. */
export const ThisYear = meta.story({
  args: { date: `${now.getFullYear()}-03-02` },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent(/^2 Mar$/);
  },
});

export const Today = meta.story({
  args: { date: new Date(now.getFullYear(), now.getMonth(), now.getDate(), 9, 30).toISOString() },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent(/^09:30$/);
  },
});
