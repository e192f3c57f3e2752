import { expect, spyOn } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildCredit, buildReceipt } from '#mocks/factories/customerOrder.ts';
import { Receipts } from '#src/features/receipts/Receipts.tsx';

const meta = preview.meta({
  title: 'Features/Receipts/Receipts',
  component: Receipts,
  decorators: [inColumn('44rem')],
  args: { receipts: [buildCredit(), buildReceipt()], isTest: false },
});

export const Default = meta.story();

Default.test('opens the newest one alone', async ({ canvas, userEvent }) => {
  const older = canvas.getByText('Standard Website', { selector: '[open] ~ * *' });
  await expect(canvas.getByRole('article', { name: 'Credit note 2026-0044' })).toBeVisible();
  await expect(older).not.toBeVisible();
  await userEvent.click(canvas.getByText('2026-0041', { selector: 'summary *' }));
  await expect(older).toBeVisible();
});

Default.test(
  'prints, and opens the newest one for that while none is open',
  async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    spyOn(window, 'print').mockImplementation(() => {});
    const newest = canvas.getByRole('article', { name: 'Credit note 2026-0044' });
    await userEvent.click(canvas.getByText('2026-0044', { selector: 'summary *' }));
    await expect(newest).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(newest).toBeVisible();
  },
);

/** On the owner's page of an order. */
export const Folded = meta.story({
  args: { isFolded: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[open]')).toBeNull();
  },
});

/** Two pages on paper. */
export const TwoOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('2026-0041', { selector: 'summary *' }));
  },
  tags: ['!visual'],
});

/** The payment has not arrived. */
export const Empty = meta.story({ args: { receipts: [] } });
