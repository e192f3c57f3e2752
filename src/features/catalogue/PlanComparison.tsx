import { CheckMark, Disclosure, Table } from '../../design-system';
import type { HostingPlan } from '../../domain/catalogue';
import { type ComparisonRow, comparisonRows } from '../../domain/planFeatures';

export interface PlanComparisonProps {
  /** The plans, in their order. */
  plans: readonly HostingPlan[];
}

/** A table of everything that the plans include, collapsed by default. */
export function PlanComparison({ plans }: PlanComparisonProps) {
  return (
    <Disclosure summary="Compare the plans line by line">
      <Table
        caption="What each hosting plan includes"
        captionHidden
        columns={[
          { header: 'Feature', cell: ({ label }) => label },
          ...plans.map(({ title }, index) => ({
            header: title,
            cell: ({ cells }: ComparisonRow) => {
              const value = cells[index];
              if (typeof value !== 'boolean') return value;
              return <CheckMark checked={value} label={value ? 'Included' : 'Not included'} />;
            },
          })),
        ]}
        rows={comparisonRows(plans)}
        rowKey={({ label }) => label}
      />
    </Disclosure>
  );
}
