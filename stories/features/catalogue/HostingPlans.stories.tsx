import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame } from '#.storybook/screens.tsx';
import { buildHostingPlan } from '#mocks/factories/catalogue.ts';
import { plans, yearlyDiscountPercent } from '#src/content/catalogue.ts';
import { billingPeriods } from '#src/domain/catalogue.ts';
import { HostingPlans } from '#src/features/catalogue/HostingPlans.tsx';
import { fitsTheScreen } from '../../checks';

const BANNER = 'Switch to yearly billing and save 25% on your hosting plan!';

const meta = preview.meta({
  title: 'Features/Catalogue/HostingPlans',
  component: HostingPlans,
  tags: ['!visual'],
  args: { plans, discountPercent: yearlyDiscountPercent, onBuy: fn() },
  argTypes: { defaultPeriod: { control: 'radio', options: billingPeriods } },
  parameters: {
    docs: {
      // Radio buttons of one name are one group: each story has a page of its own.
      story: inFrame,
    },
  },
});

export const Default = meta.story();

Default.test('begins with the monthly prices', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  for (const price of ['£2.49', '£4.79', '£7.79']) {
    await expect(canvas.getByText(price)).toBeVisible();
  }
});

Default.test('says what the year would save', async ({ canvas }) => {
  await expect(canvas.getByText(BANNER)).toBeVisible();
});

Default.test('goes to the yearly prices with a press', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Yearly'));
  for (const price of ['£22.41', '£43.11', '£70.11']) {
    await expect(canvas.getByText(price)).toBeVisible();
  }
  await expect(canvas.getByText('£2.49')).not.toBeVisible();
});

Default.test('goes to the yearly prices with the arrow key', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByText('£22.41')).toBeVisible();
});

Default.test('comes back to the monthly prices', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Yearly'));
  await userEvent.click(canvas.getByText('Monthly'));
  await expect(canvas.getByText('£2.49')).toBeVisible();
  await expect(canvas.getByText(BANNER)).toBeVisible();
});

Default.test('sells each plan by the month', async ({ canvas }) => {
  const links = canvas.getAllByRole<HTMLAnchorElement>('link', { name: /^Buy / });
  await expect(links.map(({ href }) => href)).toEqual([
    'https://pay.example/single-monthly',
    'https://pay.example/basic-monthly',
    'https://pay.example/ultimate-monthly',
  ]);
});

Default.test('tells what was bought, and how it is paid', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Buy Basic/ }));
  await expect(args.onBuy).toHaveBeenCalledWith(plans[1], 'monthly');
});

export const Yearly = meta.story({ args: { defaultPeriod: 'yearly' } });

Yearly.test('says the sum saved on each plan', async ({ canvas }) => {
  for (const sum of ['£7.47', '£14.37', '£23.37']) {
    await expect(canvas.getByText(`You save ${sum} a year`)).toBeVisible();
  }
});

Yearly.test('has no more to advertise', async ({ canvas }) => {
  await expect(canvas.getByText(BANNER)).not.toBeVisible();
});

Yearly.test('sells each plan by the year', async ({ canvas }) => {
  const links = canvas.getAllByRole<HTMLAnchorElement>('link', { name: /^Buy / });
  await expect(links.map(({ href }) => href)).toEqual([
    'https://pay.example/single-yearly',
    'https://pay.example/basic-yearly',
    'https://pay.example/ultimate-yearly',
  ]);
});

Yearly.test('tells that it is paid by the year', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Buy Basic/ }));
  await expect(args.onBuy).toHaveBeenCalledWith(plans[1], 'yearly');
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });

Phone.test('is no wider than the screen', fitsTheScreen);

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  tags: ['!autodocs'],
});

export const One = meta.story({ args: { plans: plans.slice(0, 1) } });

/** Torture: one card with far more to say than the others. */
export const UnevenTexts = meta.story({
  args: {
    plans: [
      buildHostingPlan({ description: 'Small.' }),
      buildHostingPlan({
        id: 'basic',
        title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        description: 'Room for several sites, with a backup every day. '.repeat(6),
        monthlyPrice: 12_345_67,
      }),
      buildHostingPlan({ id: 'ultimate' }),
    ],
  },
});
