import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildHostingPlan } from '#mocks/factories/catalogue.ts';
import { plans } from '#src/content/catalogue.ts';
import { PlanComparison } from '#src/features/catalogue/PlanComparison.tsx';
import { fitsTheScreen } from '../../checks';

const SUMMARY = 'Compare the plans line by line';
const TABLE = 'What each hosting plan includes';

const meta = preview.meta({
  title: 'Features/Catalogue/PlanComparison',
  component: PlanComparison,
  args: { plans },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('is folded away at first', async ({ canvas }) => {
  await expect(canvas.getByText(SUMMARY)).toBeVisible();
  await expect(canvas.getByText('SSD storage')).not.toBeVisible();
});

export const Open = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText(SUMMARY)),
});

Open.test('has a column for each plan', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: TABLE })).toBeVisible();
  const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(headers).toEqual(['Feature', 'Single', 'Basic', 'Ultimate']);
});

Open.test('says the limits of each plan', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'SSD storage 10GB 50GB Unlimited' })).toBeVisible();
});

Open.test('has a free certificate in each plan', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /^Free SSL certificate/ });
  await expect(row).toHaveAccessibleName('Free SSL certificate Included Included Included');
});

Open.test('folds away again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(SUMMARY));
  await expect(canvas.getByText('SSD storage')).not.toBeVisible();
});

/** Each line is a card there. */
export const OpenPhone = meta.story({
  ...Open.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

OpenPhone.test('is no wider than the screen', fitsTheScreen);

export const OnePlan = meta.story({ ...Open.input, args: { plans: plans.slice(0, 1) } });

/** Torture: a plan's name that does not fit on a line. */
export const LongTitle = meta.story({
  ...Open.input,
  args: {
    plans: [
      ...plans.slice(0, 2),
      buildHostingPlan({
        id: 'ultimate',
        title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      }),
    ],
  },
});
