import { expect } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { radioControls } from '#.storybook/radioControls.ts';
import { Moment, momentParts } from '#src/features/dates/Moment.tsx';

const meta = preview.meta({
  title: 'Features/Dates/Moment',
  component: Moment,
  args: { date: '2026-03-02T09:30:00.000' },
  argTypes: radioControls({ part: momentParts }),
  render: (args) => (
    <p>
      Received on <Moment {...args} />
    </p>
  ),
  decorators: [inColumn('12rem')],
});

/** In a narrow column the line breaks before the date, not in it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const moment = canvas.getByRole('time');
    await expect(moment).toHaveTextContent('2 March 2026 at 09:30');
    await expect(moment).toHaveAttribute('datetime', '2026-03-02T09:30:00.000');
  },
});

/** Both, the day and the time. */
export const Parts = meta.story({
  render: (args) => (
    <>
      {momentParts.map((part) => (
        <p key={part}>
          <Moment {...args} part={part} />
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('time').map(({ textContent }) => textContent);
    await expect(parts).toEqual(['2 March 2026 at 09:30', '2 March 2026', '09:30']);
  },
});
