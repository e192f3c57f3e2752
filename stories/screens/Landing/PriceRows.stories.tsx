import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { PriceRows } from '#src/screens/Landing/PriceRows.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/PriceRows',
  component: PriceRows,
  tags: ['!visual'],
  args: {
    prices: [
      { name: 'Cottage', note: 'up to 4 pages', price: '£90', href: '/#package-cottage' },
      { name: 'Manor', note: 'unlimited pages', price: '£400', href: '/#package-manor' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});

export const Default = meta.story();

Default.test('leads to what is sold', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Manor unlimited pages £400' })).toHaveAttribute(
    'href',
    '/#package-manor',
  );
});

/** A name that is longer than a line. */
export const LongTexts = meta.story({
  args: {
    prices: [
      {
        name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        note: 'as many pages as the work needs, and some more',
        price: 'from £12,345.67',
        href: '/#package-long',
      },
    ],
  },
  tags: ['!autodocs'],
});
