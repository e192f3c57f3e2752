import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { FilterField, Select, type SelectProps } from '#src/design-system/index.ts';
import { fitsTheScreen } from '../../checks';

const meta = preview.meta({
  title: 'Design system/Forms/Select',
  component: Select,
  args: {
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'customer', label: 'Customer, A to Z' },
    ],
    onChange: fn(),
  },
  parameters: {
    guidance: {
      use: 'One choice among many, where there is no room to show them all; inside a `FilterField` or a `Field`.',
      avoid:
        'Two to four choices that deserve to be seen are a `SegmentedControl` or a `RadioGroup`.',
      accessibility: [
        "It is the browser's own: it opens as the system's lists do, and typing finds an option.",
        'Its name comes from the field around it.',
      ],
      do: {
        words: 'Put the options into an order that can be guessed.',
        shown: () => (
          <FilterField label="Sort by">
            {(control) => (
              <Select
                {...control}
                options={[
                  { value: 'new', label: 'Newest first' },
                  { value: 'old', label: 'Oldest first' },
                  { value: 'amount', label: 'Amount' },
                  { value: 'name', label: 'Customer' },
                ]}
              />
            )}
          </FilterField>
        ),
      },
      dont: {
        words: 'Hide a choice of two behind it.',
        shown: () => (
          <FilterField label="Private">
            {(control) => (
              <Select
                {...control}
                options={[
                  { value: 'yes', label: 'Yes' },
                  { value: 'no', label: 'No' },
                ]}
              />
            )}
          </FilterField>
        ),
      },
    },
  },
  render: (args: SelectProps) => (
    <FilterField label="Sort by">{(control) => <Select {...control} {...args} />}</FilterField>
  ),
});

export const Default = meta.story();

Default.test('is called by its label, and chooses', async ({ args, canvas, userEvent }) => {
  const select = canvas.getByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(select, 'Customer, A to Z');
  await expect(select).toHaveValue('customer');
  await expect(args.onChange).toHaveBeenCalledOnce();
});

export const Disabled = meta.story({ args: { disabled: true } });

/** Torture: a choice that does not fit. */
export const LongOption = meta.story({
  args: {
    options: [
      {
        value: 'long',
        label: 'The Worshipful Company of Bakers, Millers and Confectioners of Lower Slaughter',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

LongOption.test('is no wider than the screen', fitsTheScreen);
