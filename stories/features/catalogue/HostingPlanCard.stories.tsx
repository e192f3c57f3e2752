import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame } from '#.storybook/screens.tsx';
import { buildHostingPlan } from '#mocks/factories/catalogue.ts';
import { SegmentedControl, Stack } from '#src/design-system/index.ts';
import type { BillingPeriod } from '#src/domain/catalogue.ts';
import { billing } from '#src/features/catalogue/billing.css.ts';
import { HostingPlanCard } from '#src/features/catalogue/HostingPlanCard.tsx';

const meta = preview.type<{ args: { period: BillingPeriod } }>().meta({
  title: 'Features/Catalogue/HostingPlanCard',
  component: HostingPlanCard,
  args: {
    plan: buildHostingPlan(),
    discountPercent: 25,
    onBuy: fn(),
    period: 'monthly' as BillingPeriod,
  },
  argTypes: { plan: { control: 'object' } },
  render: ({ period, ...args }) => (
    <div className={billing} style={{ maxInlineSize: '27rem' }}>
      <Stack>
        <SegmentedControl
          legend="Billing period"
          name="billing"
          defaultValue={period}
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'yearly', label: 'Yearly' },
          ]}
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
      story: inFrame,
    },
  },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('shows the monthly price, and what a year would cost', async ({ canvas }) => {
  await expect(canvas.getByText('£2.49')).toBeVisible();
  await expect(canvas.getByText(/£22\.41 if you pay by the year/)).toBeVisible();
});

Default.test('is bought by the month', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: /^Buy Single monthly .*£2\.49 a month/ });
  await expect(link).toHaveAttribute('href', 'https://pay.example/single-monthly');
  await userEvent.click(link);
  await expect(args.onBuy).toHaveBeenCalledWith('monthly');
});

Default.test('offers one way to pay at a time', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
});

export const Yearly = meta.story({ args: { period: 'yearly' } });

Yearly.test('shows the yearly price, and the sum saved', async ({ canvas }) => {
  await expect(canvas.getByText('£22.41')).toBeVisible();
  await expect(canvas.getByText('You save £7.47 a year')).toBeVisible();
});

Yearly.test('is bought by the year', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: /^Buy Single yearly .*£22\.41 a year/ });
  await expect(link).toHaveAttribute('href', 'https://pay.example/single-yearly');
  await userEvent.click(link);
  await expect(args.onBuy).toHaveBeenCalledWith('yearly');
});

export const Basic = meta.story({
  args: { plan: buildHostingPlan({ id: 'basic' }) },
  tags: ['!visual'],
});

Basic.test('costs £4.79', async ({ canvas }) => {
  await expect(canvas.getByText('£4.79')).toBeVisible();
});

/** Marked, and its button is the page's main one. */
export const MostPopular = meta.story({ args: { plan: buildHostingPlan({ id: 'ultimate' }) } });

MostPopular.test('says so', async ({ canvas }) => {
  await expect(canvas.getByText('Most Popular')).toBeVisible();
});

/** Torture: too many words, and one that does not fit on a line. */
export const LongTexts = meta.story({
  args: {
    plan: buildHostingPlan({
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      description: 'Room for several sites, with a backup every day. '.repeat(6),
      monthlyPrice: 12_345_67,
      isMostPopular: true,
    }),
  },
  tags: ['!visual'],
});
