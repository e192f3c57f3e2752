import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { FilterField, TextInput } from '#src/design-system/index.ts';
import { fitsTheScreen } from '../../checks';

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
      use: 'The label of a control that changes only what is shown: a search, a sorting, a choice of status.',
      avoid:
        'What is saved or sent stands in a `Field`, which can say what is wrong and what may stay empty.',
      accessibility: [
        'The label is tied to the control; pressing it puts the focus there.',
        'What the filter leaves should be announced beside the list, for example ‘12 orders’.',
      ],
      do: {
        words: 'Keep the label short: what is looked for.',
        shown: () => (
          <FilterField label="Search orders">
            {(control) => <TextInput {...control} type="search" />}
          </FilterField>
        ),
      },
      dont: {
        words: 'Leave the label out and trust the placeholder.',
        shown: () => (
          <TextInput type="search" placeholder="Search orders" aria-label="Search orders" />
        ),
      },
    },
  },
});

export const Default = meta.story();

Default.test('gives its control its name', async ({ canvas }) => {
  await expect(canvas.getByRole('searchbox', { name: 'Search orders' })).toBeVisible();
});

/** Torture: a label that wraps, and a word that does not fit. */
export const LongLabel = meta.story({
  args: { label: `Search the orders of ${'llanfairpwllgwyngyll'.repeat(4)}` },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

LongLabel.test('is no wider than the screen', fitsTheScreen);
