import { Meter, Stack } from '../../design-system';
import { comparisonRows, type HostingPlan, type PlanLimits } from '../../domain/catalogue';

/** The limits that can be drawn, each with the amount at which its bar is full. */
const scales = [
  { label: 'SSD storage', limit: 'storageGb', full: 100 },
  { label: 'Bandwidth', limit: 'bandwidthGb', full: 250 },
  { label: 'Websites', limit: 'websites', full: 10 },
  { label: 'Email accounts', limit: 'emails', full: 10 },
] as const satisfies readonly { label: string; limit: keyof PlanLimits; full: number }[];

export interface PlanMetersProps {
  plan: Pick<HostingPlan, 'limits'>;
}

/** A plan's limits as bars, on one scale for all plans; no limit runs off the end. */
export function PlanMeters({ plan }: PlanMetersProps) {
  const rows = comparisonRows([plan]);
  return (
    <Stack gap="sm">
      {scales.map(({ label, limit, full }) => {
        const amount = plan.limits[limit];
        const words = rows.find((row) => row.label === label)?.cells[0];
        return (
          <Meter
            key={label}
            label={label}
            value={String(words)}
            fraction={amount === null ? 'unlimited' : amount / full}
          />
        );
      })}
    </Stack>
  );
}
