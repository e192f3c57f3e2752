import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildHostingPlan } from '#mocks/factories/catalogue.ts';
import { plans } from '#src/content/catalogue.ts';
import { Grid } from '#src/design-system/index.ts';
import { PlanMeters } from '#src/features/catalogue/PlanMeters.tsx';

const orchard = buildHostingPlan();

const meta = preview.meta({
  title: 'Features/Catalogue/PlanMeters',
  component: PlanMeters,
  args: { plan: plans[0] ?? orchard },
});

export const Default = meta.story();

export const Limited = meta.story({ args: { plan: orchard }, tags: ['!visual'] });

Limited.test('gives each limit in words', async ({ canvas }) => {
  await expect(canvas.getByText('SSD storage')).toBeVisible();
  await expect(canvas.getByText('30GB')).toBeVisible();
  await expect(canvas.getByText('Unlimited')).toBeVisible();
});

export const Unlimited = meta.story({ args: { plan: plans.at(-1) ?? orchard } });

/** All on one scale. */
export const SideBySide = meta.story({
  render: () => (
    <Grid columns="compact">
      {plans.map((plan) => (
        <PlanMeters key={plan.id} plan={plan} />
      ))}
    </Grid>
  ),
});

/** More than the scale holds, and zero. */
export const OffTheScale = meta.story({
  args: {
    plan: {
      limits: {
        ...orchard.limits,
        storageGb: 1_000_000,
        bandwidthGb: 0,
        websites: 400,
        emails: 0,
      },
    },
  },
});
