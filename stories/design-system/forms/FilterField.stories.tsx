import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { FilterField, TextInput } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/FilterField',
  component: FilterField,
  args: {
    label: 'Search orders',
    children: (control: { id: string }) => <TextInput type="search" {...control} />,
  },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      use: 'The label of a control that only filters or sorts: a search, a sort order, a status.',
      avoid:
        'For a value that is saved or sent use a `Field`, which shows errors and marks optional fields. Do not use the placeholder as the label.',
      accessibility:
        'A press on the label focuses the control. Announce the result beside the list, such as ‘12 orders’.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search orders' })).toBeVisible();
  },
});

/** A label of several lines with a word without a space. */
export const LongLabel = meta.story({
  args: { label: `Search the orders of ${'llanfairpwllgwyngyll'.repeat(4)}` },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
