import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame } from '#.storybook/screens.tsx';
import { buildHostingPlan } from '#mocks/factories/catalogue.ts';
import {
  type BillingPeriod,
  billingPeriods,
  periodFacts,
  periodPrice,
} from '#src/domain/billingPeriod.ts';
import { formatPence } from '#src/domain/money.ts';
import { HostingPlans } from '#src/features/catalogue/HostingPlans.tsx';

const orchard = buildHostingPlan({ id: 'orchard', title: 'Orchard', monthlyPrice: 10_00 });
const meadow = buildHostingPlan({ id: 'meadow', title: 'Meadow', monthlyPrice: 25_50 });
const BANNER = 'Switch to yearly billing and save 40% on your hosting plan!';

/** Not in the comparison. */
const inCard = { selector: 'li *' };

const meta = preview.meta({
  title: 'Features/Catalogue/HostingPlans',
  component: HostingPlans,
  tags: ['!visual'],
  args: { plans: [orchard, meadow], discountPercent: 40, onBuy: fn() },
  parameters: {
    docs: {
      // Radio buttons of one name are one group: each story has a page of its own.
      story: inFrame,
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    for (const price of ['£10.00', '£25.50'])
      await expect(canvas.getByText(price, inCard)).toBeVisible();
    await expect(canvas.getByText('£72.00', inCard)).not.toBeVisible();
    await expect(canvas.getByText(BANNER)).toBeVisible();
    await expect(canvas.getAllByText(/40%/).filter((text) => text.checkVisibility())).toHaveLength(
      1,
    );
    const links = canvas.getAllByRole<HTMLAnchorElement>('link', { name: /^Buy \w+ monthly/ });
    await expect(links.map(({ href }) => href)).toEqual(
      args.plans.map(({ paymentLinks }) => paymentLinks.monthly),
    );
  },
});

Default.test('shows the prices of the chosen billing period alone', async (story) => {
  const { args, canvas, userEvent } = story;
  const pricesIn = (period: BillingPeriod) =>
    args.plans.map(({ monthlyPrice }) => formatPence(periodPrice(monthlyPrice, period, 40)));
  for (const chosen of [...billingPeriods, ...billingPeriods]) {
    await userEvent.click(canvas.getByText(periodFacts[chosen].label));
    for (const period of billingPeriods) {
      for (const price of pricesIn(period)) {
        const isShown = () =>
          canvas.getByText(price, inCard).checkVisibility({ visibilityProperty: true });
        await waitFor(() => expect(isShown()).toBe(period === chosen));
      }
    }
  }
});

Default.test('says the prices of the chosen billing period', async (story) => {
  const { announcements, canvas, userEvent } = story;
  const says = (prices: string) => waitFor(() => expect(announcements.at(-1)).toBe(prices));
  await userEvent.click(canvas.getByText('Yearly'));
  await says('Yearly prices: Orchard £72.00, Meadow £183.60 a year');
  await userEvent.click(canvas.getByText('Monthly'));
  await says('Monthly prices: Orchard £10.00, Meadow £25.50 a month');
});

Default.test('reports the plan and the billing period', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Buy Meadow monthly/ }));
  await expect(args.onBuy).toHaveBeenCalledWith(meadow, 'monthly');
});

export const Yearly = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Yearly'));
    // It fades in.
    await waitFor(() => expect(canvas.getByText('£72.00', inCard)).toBeVisible());
    for (const line of [
      'about £6.00 a month, saving £48.00',
      'about £15.30 a month, saving £122.40',
    ]) {
      await expect(canvas.getByText(line)).toBeVisible();
    }
    await expect(canvas.getByText(BANNER)).not.toBeVisible();
    await expect(canvas.getByText('Paid by the year, each plan costs 40% less.')).toBeVisible();
    const links = canvas.getAllByRole<HTMLAnchorElement>('link', { name: /^Buy \w+ yearly/ });
    await expect(links.map(({ href }) => href)).toEqual(
      args.plans.map(({ paymentLinks }) => paymentLinks.yearly),
    );
  },
});

/** A row has as many columns as there are plans. */
export const Four = meta.story({
  args: {
    plans: [
      ...[orchard, meadow, buildHostingPlan({ id: 'hedge', title: 'Hedge' })],
      buildHostingPlan({ id: 'brook', title: 'Brook' }),
    ],
  },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('heading', { level: 3 });
    await expect(cards).toHaveLength(4);
    const tops = cards.map((card) => card.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
});
