import { expect, fn } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { SaveConflict } from '#src/features/admin/conflict/SaveConflict.tsx';

const meta = preview.meta({
  title: 'Admin/Conflict/SaveConflict',
  component: SaveConflict,
  args: {
    saving: false,
    onTakeTheirs: fn(),
    differences: [
      { label: 'Single plan, monthly', theirs: '£2.75', mine: '£3.21' },
      { label: 'Yearly discount', theirs: 'No', mine: 'Yes' },
    ],
  },
  decorators: [inColumn('36rem')],
});

export const Default = meta.story();

Default.test('compares both versions of what differs', async ({ canvas }) => {
  const [price] = canvas.getAllByRole('listitem');
  await expect(price).toHaveTextContent('Single plan, monthlySaved£2.75Yours£3.21');
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Both owners typed the same. */
export const SameValues = meta.story({ args: { differences: [] } });

export const Saving = meta.story({ args: { saving: true }, tags: ['!visual'] });

export const LongTexts = meta.story({
  args: {
    differences: [
      {
        label: 'Body',
        theirs: 'Dear {{customer_name}},\n\nthank you for your order. '.repeat(6),
        mine: 'llanfairpwllgwyngyll'.repeat(6),
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
