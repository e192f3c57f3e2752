import { expect, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { FilterField, Select, type SelectProps } from '#src/design-system/index.ts';

const sortings = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'customer', label: 'Customer, A to Z' },
];

const meta = preview.meta({
  title: 'Design system/Forms/Select',
  component: Select,
  args: {
    options: sortings,
    onChange: fn(),
  },
  parameters: {
    guidance: {
      use: 'One choice among many, inside a `FilterField` or a `Field`. Sort the options in an order that readers expect.',
      avoid: 'For two to four options use a `SegmentedControl` or a `RadioGroup`.',
      accessibility:
        'It is the native control: it opens the list of the system, and typing finds an option. Its name comes from the field around it.',
      pictures: {
        shows: 'Default',
        parts: [
          { at: 'start', selector: 'label', text: 'The label of its field.' },
          { at: 'start', selector: 'select', text: 'The chosen option.' },
          {
            at: 'end',
            selector: 'select + span',
            text: 'The arrow, which shows that there are more.',
          },
        ],
        widths:
          'It fills its column at every width, and a long option is shortened. The list is the one of the system: a wheel on a phone, a menu on a desktop.',
        right: {
          sample: () => (
            <FilterField label="Sort by">
              {(control) => <Select {...control} options={sortings} />}
            </FilterField>
          ),
          text: 'Many options, of which one fits.',
        },
        wrong: {
          sample: () => (
            <FilterField label="Do you have a website?">
              {(control) => <Select {...control} options={[{ value: 'yes', label: 'Yes' }]} />}
            </FilterField>
          ),
          text: 'Two options need no list: a RadioGroup shows both.',
        },
      },
    },
  },
  render: (args: SelectProps) => (
    <FilterField label="Sort by">{(control) => <Select {...control} {...args} />}</FilterField>
  ),
});

export const Default = meta.story();

Default.test('is named by its label and calls onChange', async ({ args, canvas, userEvent }) => {
  const select = canvas.getByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(select, canvas.getByRole('option', { name: 'Customer, A to Z' }));
  await expect(select).toHaveValue('customer');
  await expect(args.onChange).toHaveBeenCalledOnce();
});

export const Disabled = meta.story({ args: { disabled: true } });

/** An option that is longer than the control. */
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
