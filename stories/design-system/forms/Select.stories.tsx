import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { FilterField, Select, type SelectProps } from '#src/design-system/index.ts';

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
    docs: {
      description: {
        component:
          'One choice among many, where there is no room to show them all. Two to four that deserve to be seen are a `SegmentedControl` or a `RadioGroup`. It has its label from a `FilterField` or a `Field`.',
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

LongOption.test('is no wider than the screen', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
