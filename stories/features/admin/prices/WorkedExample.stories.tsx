import { expect } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { priceLists } from '#src/features/admin/prices/priceLists.ts';
import { WorkedExample } from '#src/features/admin/prices/WorkedExample.tsx';

const { webDev, hosting } = priceLists;

const meta = preview.meta({
  title: 'Owner/Prices/WorkedExample',
  component: WorkedExample,
  args: { list: webDev, prices: webDev.defaults },
  decorators: [inColumn('36rem')],
});

export const Default = meta.story();

const pricesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('dd')].map(({ textContent }) => textContent);

Default.test('has no pence if all lines are whole pounds', async ({ canvasElement }) => {
  await expect(pricesIn(canvasElement)).toEqual(['£129', '£50', '£50', '£229']);
});

Default.test(
  'has pence in all lines if one has some',
  { args: { prices: { ...webDev.defaults, bookingSystemAddOn: 62.5 } } },
  async ({ canvasElement }) => {
    await expect(pricesIn(canvasElement)).toEqual(['£129.00', '£50.00', '£62.50', '£241.50']);
  },
);

export const Hosting = meta.story({ args: { list: hosting, prices: hosting.defaults } });

/** A price list of a business without an example. */
export const None = meta.story({
  args: { list: { ...webDev, example: undefined } },
  tags: ['!visual'],
});

None.test('renders nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
});
