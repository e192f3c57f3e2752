import { Meter, Stack } from '../../design-system';
import type { HostingPlan } from '../../domain/catalogue';
import { comparisonRows } from '../../domain/planFeatures';
import { fractionOf } from './planScales';

export interface PlanMetersProps {
  /** The plan whose limits are drawn. */
  plan: Pick<HostingPlan, 'limits'>;
}

/** A plan's limits as bars, on the same scale for all plans. */
export function PlanMeters({ plan }: PlanMetersProps) {
  return (
    <Stack as="ul" gap="sm">
      {comparisonRows([plan]).map(({ limit, label, cells: [amount] }) => {
        const fraction = fractionOf(plan, limit);
        return (
          fraction !== undefined && (
            <Meter key={limit} as="li" label={label} value={String(amount)} fraction={fraction} />
          )
        );
      })}
    </Stack>
  );
}
