import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildHostingPlan } from '#mocks/factories/catalogue.ts';
import { plans } from '#src/content/catalogue.ts';
import { billing } from '#src/features/catalogue/billing.css.ts';
import { PlanComparison } from '#src/features/catalogue/PlanComparison.tsx';

const lastPlan = plans.at(-1) ?? buildHostingPlan();
const SUMMARY = 'Compare the plans line by line';
const TABLE = 'What each hosting plan includes';

const meta = preview.meta({
  title: 'Features/Catalogue/PlanComparison',
  component: PlanComparison,
  args: { plans, discountPercent: 25, onBuy: fn() },
  decorators: [
    (Story) => (
      <div className={billing}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['!visual'] });

export const Open = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText(SUMMARY)),
});

Open.test(
  'has a column for each plan, which ends with a link that buys it',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('table', { name: TABLE })).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual([
      'Feature',
      ...plans.map(({ title }) => expect.stringContaining(title)),
    ]);
    await expect(canvas.getByRole('columnheader', { name: 'Single £2.49 a month' })).toBeVisible();
    const links = canvas.getAllByRole<HTMLAnchorElement>('link', { name: /^Buy .* a.month/ });
    await expect(links.map(({ href }) => href)).toEqual(
      plans.map(({ paymentLinks }) => paymentLinks.monthly),
    );
    await userEvent.click(canvas.getByRole('link', { name: /^Buy Single hosting, £2.49 a month/ }));
    await expect(args.onBuy).toHaveBeenCalledWith(plans[0], 'monthly');
  },
);

export const TwoPlans = meta.story({
  ...Open.input,
  args: {
    plans: [
      buildHostingPlan(),
      buildHostingPlan({
        id: 'meadow',
        title: 'Meadow',
        limits: { ...buildHostingPlan().limits, storageGb: null, advancedSecurity: false },
      }),
    ],
  },
  tags: ['!visual'],
});

TwoPlans.test('gives the limits of each plan in words', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'SSD storage 30GB Unlimited' })).toBeVisible();
  await expect(
    canvas.getByRole('row', { name: 'Advanced security Included Not included' }),
  ).toBeVisible();
});

export const OnePlan = meta.story({ ...Open.input, args: { plans: plans.slice(0, 1) } });

/** A title that is longer than a line. */
export const LongTitle = meta.story({
  ...Open.input,
  args: {
    plans: [
      ...plans.slice(0, 2),
      {
        ...lastPlan,
        title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      },
    ],
  },
});
