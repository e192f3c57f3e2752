import { Disclosure, Table } from '../../design-system';
import type { HostingPlan } from '../../domain/catalogue';
import { type ComparisonRow, comparisonRows } from '../../domain/planFeatures';

export interface PlanComparisonProps {
  plans: readonly HostingPlan[];
}

/** Everything that the plans include, side by side, for those who want to read. */
export function PlanComparison({ plans }: PlanComparisonProps) {
  return (
    <Disclosure summary="Compare the plans line by line">
      <Table
        caption="What each hosting plan includes"
        isCaptionHidden
        columns={[
          { header: 'Feature', cell: ({ label }) => label },
          ...plans.map(({ title }, index) => ({
            header: title,
            cell: ({ cells }: ComparisonRow) => cells[index],
          })),
        ]}
        rows={comparisonRows(plans)}
        rowKey={({ label }) => label}
      />
    </Disclosure>
  );
}
