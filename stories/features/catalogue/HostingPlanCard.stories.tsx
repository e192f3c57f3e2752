import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { radioControls } from '#.storybook/radioControls.ts';
import { inFrame } from '#.storybook/screens.tsx';
import { buildHostingPlan } from '#mocks/factories/catalogue.ts';
import { plans, yearlyDiscountPercent } from '#src/content/catalogue.ts';
import { SegmentedControl, Stack } from '#src/design-system/index.ts';
import { type BillingPeriod, billingPeriods, periodFacts } from '#src/domain/billingPeriod.ts';
import { billing } from '#src/features/catalogue/billing.css.ts';
import { HostingPlanCard } from '#src/features/catalogue/HostingPlanCard.tsx';

const orchard = buildHostingPlan({ id: 'orchard', title: 'Orchard', monthlyPrice: 10_00 });
const [forSale = orchard] = plans;

const meta = preview.type<{ args: { period: BillingPeriod } }>().meta({
  title: 'Features/Catalogue/HostingPlanCard',
  component: HostingPlanCard,
  args: {
    plan: orchard,
    discountPercent: 40,
    onBuy: fn(),
    period: 'monthly' as BillingPeriod,
  },
  argTypes: {
    plan: { control: 'object' },
    // Not a prop, so the type of `argTypes` does not know it.
    ...{
      period: {
        description: 'The billing period that is chosen around the card.',
        ...radioControls({ period: billingPeriods }).period,
      },
    },
  },
  render: ({ period, ...args }) => (
    <div className={billing} style={{ maxInlineSize: '27rem' }}>
      <Stack>
        <SegmentedControl
          legend="Billing period"
          name="billing"
          defaultValue={period}
          options={billingPeriods.map((value) => ({ value, label: periodFacts[value].label }))}
        />
        <ul>
          <HostingPlanCard {...args} />
        </ul>
      </Stack>
    </div>
  ),
  parameters: {
    docs: {
      // Radio buttons of one name are one group: each story has a page of its own.
      story: { ...inFrame, height: '780px' },
    },
  },
});

export const Default = meta.story({
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SSD storage')).toBeVisible();
    await expect(canvas.getByText('30GB')).toBeVisible();
    await expect(canvas.getByText('Unlimited')).toBeVisible();
  },
});

Default.test('links to the monthly payment page alone', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link');
  await expect(link).toHaveAccessibleName(/^Buy Orchard monthly .*£10\.00 a month/);
  await expect(link).toHaveAttribute('href', orchard.paymentLinks.monthly);
  await userEvent.click(link);
  await expect(args.onBuy).toHaveBeenCalledWith('monthly');
});

/** More than the scale of the bars holds, and zero. */
export const OffTheScale = meta.story({
  args: {
    plan: buildHostingPlan({
      limits: { ...orchard.limits, storageGb: 1_000_000, bandwidthGb: 0, websites: 400, emails: 0 },
    }),
  },
});

export const Yearly = meta.story({
  args: { plan: forSale, discountPercent: yearlyDiscountPercent, period: 'yearly' },
});

/** Marked, with a primary button. */
export const MostPopular = meta.story({
  args: {
    plan: plans.find(({ isMostPopular }) => isMostPopular) ?? forSale,
    discountPercent: yearlyDiscountPercent,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Most Popular')).toBeVisible();
  },
});

/** Long texts, and a word that is longer than a line. */
export const LongTexts = meta.story({
  args: {
    plan: buildHostingPlan({
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      description: 'Room for several sites, with a backup every day. '.repeat(6),
      monthlyPrice: 12_345_67,
      isMostPopular: true,
    }),
  },
  parameters: { docs: { story: { height: '980px' } } },
  tags: ['!visual'],
});
