import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildHostingPlan } from '#mocks/factories/catalogue.ts';
import { plans } from '#src/content/catalogue.ts';
import { Grid } from '#src/design-system/index.ts';
import { PlanMeters } from '#src/features/catalogue/PlanMeters.tsx';

const meta = preview.meta({
  title: 'Features/Catalogue/PlanMeters',
  component: PlanMeters,
  args: { plan: buildHostingPlan() },
});

export const Default = meta.story();

Default.test('says each limit in words, too', async ({ canvas }) => {
  await expect(canvas.getByText('SSD storage')).toBeVisible();
  await expect(canvas.getByText('10GB')).toBeVisible();
  await expect(canvas.getByText('100GB')).toBeVisible();
});

export const Unlimited = meta.story({ args: { plan: buildHostingPlan({ id: 'ultimate' }) } });

Unlimited.test('says that nothing is limited', async ({ canvas }) => {
  await expect(canvas.getAllByText('Unlimited').length).toBeGreaterThan(1);
});

/** All on one scale, as they stand on the page. */
export const SideBySide = meta.story({
  render: () => (
    <Grid columns="narrow">
      {plans.map((plan) => (
        <PlanMeters key={plan.id} plan={plan} />
      ))}
    </Grid>
  ),
});

/** Torture: more than the scale holds, and nothing at all. */
export const OffTheScale = meta.story({
  args: {
    plan: {
      limits: {
        ...buildHostingPlan().limits,
        storageGb: 1_000_000,
        bandwidthGb: 0,
        websites: 400,
        emails: 0,
      },
    },
  },
});
