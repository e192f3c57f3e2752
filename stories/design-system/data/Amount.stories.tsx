import preview from '#.storybook/kit/preview.tsx';
import { Amount, amountSizes, Stack } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Data/Amount',
  component: Amount,
  args: { children: '£1,249.50', note: 'once, up to 5 pages' },
  argTypes: { size: { control: 'radio', options: amountSizes }, children: { control: 'text' } },
  parameters: {
    guidance: {
      use: 'The most important number of a card, such as its price. The note says for what or for how long.',
      avoid: 'For a sum in a text or in a table use `Text` with `tabular`, for a share a `Meter`.',
      accessibility: 'The number and the note are read one after the other.',
    },
  },
});

export const Default = meta.story();

export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {amountSizes.map((size) => (
        <Amount {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
});

/** The note wraps below the number. */
export const Narrow = meta.story({
  args: { note: 'for each of the first twelve months, then as on the price list' },
  globals: { viewport: { value: 'phone' } },
});
