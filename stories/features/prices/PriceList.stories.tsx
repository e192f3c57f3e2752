import { expect } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { PriceList } from '#src/features/prices/PriceList.tsx';

const meta = preview.meta({
  title: 'Features/Prices/PriceList',
  component: PriceList,
  args: {
    lines: [
      { name: 'Standard website', price: '£129' },
      { name: 'Extra pages add-on', hint: 'for more than 7 pages', price: '£50' },
      { name: 'Single plan monthly', price: '£2.49', note: '£22.41 for a year paid at once' },
    ],
  },
  decorators: [inColumn('36rem')],
});

export const Default = meta.story();

Default.test('names every price', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term')).toHaveLength(3);
  await expect(canvas.getAllByRole('definition')).toHaveLength(4);
});

/** A name and a sum that are longer than a line. */
export const LongTexts = meta.story({
  args: {
    lines: [
      {
        name: `${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'} website`,
        hint: 'for more than 7 pages, or for any page that is longer than it should be',
        price: '£11,258,999,068,426.24 a month',
        note: '£135,107,988,821,114.88 for a year paid at once',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
