import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
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
    docs: {
      description: {
        component:
          'Labels a control that changes only what is shown: a search, a sorting. It has no hint, no error and no “(optional)”. What is saved or sent stands in a `Field`.',
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

LongLabel.test('is no wider than the screen', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
