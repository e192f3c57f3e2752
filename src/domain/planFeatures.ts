import type { HostingPlan, PlanLimits } from './catalogue';

/** One line of a plan's own list of features. */
export interface PlanFeature {
  /** The limit that it puts into words. */
  limit: keyof PlanLimits;
  name: string;
  isIncluded: boolean;
}

/** One line of the comparison of plans. A cell is words, or whether the feature is included. */
export interface ComparisonRow {
  /** Which of a plan's limits it puts into words. */
  limit: keyof PlanLimits;
  label: string;
  /** One cell a plan, in the order of the plans. */
  cells: readonly (string | boolean)[];
}

interface FeatureRow {
  limit: keyof PlanLimits;
  label: string;
  cell: (limits: PlanLimits) => string | boolean;
  /** The same fact standing alone, for a plan's own list. Left out where the label says it. */
  name?: (limits: PlanLimits) => string;
}

/** The one list behind both the plans' features and the comparison, so that they cannot differ. */
const rows: readonly FeatureRow[] = [
  {
    limit: 'storageGb',
    label: 'SSD storage',
    cell: ({ storageGb }) => gigabytes(storageGb),
    name: ({ storageGb }) => `${gigabytes(storageGb)} SSD storage`,
  },
  {
    limit: 'bandwidthGb',
    label: 'Bandwidth',
    cell: ({ bandwidthGb }) => gigabytes(bandwidthGb),
    name: ({ bandwidthGb }) => `${gigabytes(bandwidthGb)} bandwidth`,
  },
  {
    limit: 'websites',
    label: 'Websites',
    cell: ({ websites }) => amount(websites),
    name: ({ websites }) => counted(websites, 'website'),
  },
  {
    limit: 'emails',
    label: 'Email accounts',
    cell: ({ emails }) => amount(emails),
    name: ({ emails }) => counted(emails, 'email account'),
  },
  {
    limit: 'backups',
    label: 'Backups',
    cell: ({ backups }) => backupsInWords[backups],
    name: ({ backups }) => `${backupsInWords[backups]} backups`,
  },
  { limit: 'freeSsl', label: 'Free SSL certificate', cell: ({ freeSsl }) => freeSsl },
  {
    limit: 'advancedSecurity',
    label: 'Advanced security',
    cell: ({ advancedSecurity }) => advancedSecurity,
  },
  {
    limit: 'prioritySupport',
    label: 'Priority support',
    cell: ({ prioritySupport }) => prioritySupport,
  },
];

const backupsInWords = { weekly: 'Weekly', daily: 'Daily' } as const;

function amount(limit: number | null): string {
  return limit === null ? 'Unlimited' : String(limit);
}

function gigabytes(limit: number | null): string {
  return limit === null ? 'Unlimited' : `${limit}GB`;
}

function counted(limit: number | null, noun: string): string {
  return `${amount(limit)} ${noun}${limit === 1 ? '' : 's'}`;
}

/** A plan's limits in words: '10GB SSD storage', 'Weekly backups' … */
export function planFeatures(limits: PlanLimits): PlanFeature[] {
  return rows.map(({ limit, label, cell, name }) => ({
    limit,
    name: name?.(limits) ?? label,
    isIncluded: cell(limits) !== false,
  }));
}

/** The plans side by side, one row a feature. */
export function comparisonRows(plans: readonly Pick<HostingPlan, 'limits'>[]): ComparisonRow[] {
  return rows.map(({ limit, label, cell }) => ({
    limit,
    label,
    cells: plans.map(({ limits }) => cell(limits)),
  }));
}
