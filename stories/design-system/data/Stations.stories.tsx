import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Stack, Stations, type StationsProps } from '#src/design-system/index.ts';

const labels = ['Paid', 'You tell us', 'We build', 'Online'];

const at = (current: number): StationsProps['stations'] =>
  labels.map((label, index) => ({
    label,
    state: index < current ? 'done' : index > current ? 'ahead' : 'current',
  }));

const meta = preview.meta({
  title: 'Design system/Data/Stations',
  component: Stations,
  args: { label: 'Progress', stations: at(1), waiting: true },
  parameters: {
    guidance: {
      use: 'How far a job is that passes three to five named stations, such as an order. Below it, say in a sentence whose turn it is.',
      avoid:
        'It is no menu and no wizard: stations are not links. For an amount use a `Meter`, for one state a `Badge`.',
      accessibility:
        'An ordered list, whose current item is `aria-current="step"`. The race is hidden from screen readers. In forced colours it has system colours.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(labels);
    const current = items.filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toEqual([items[1]]);
    await expect(new Set(items.map(({ offsetTop }) => offsetTop)).size).toBe(1);
  },
  globals: { viewport: { value: 'phone' } },
});

export const States = meta.story({
  render: (args) => (
    <Stack gap="lg">
      {labels.map((label, index) => (
        <Stations {...args} key={label} label={label} stations={at(index)} />
      ))}
      <Stations {...args} label="Done" stations={at(3)} waiting={false} />
    </Stack>
  ),
});

/** A word without a break, and more than fits in a line. */
export const LongText = meta.story({
  args: {
    stations: [...at(2), { label: 'Llanfairpwllgwyngyll'.repeat(3), state: 'ahead' }],
  },
  globals: { viewport: { value: 'phone' } },
});
