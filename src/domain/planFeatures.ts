import type { HostingPlan, PlanLimits } from './catalogue';

interface FeatureRow {
  /** The limit that it describes. */
  limit: keyof PlanLimits;
  label: string;
  /** Default: whether the limit includes it. */
  cell?: (limits: PlanLimits) => string;
  /** The feature's name in a plan's own list. Default: the label. */
  name?: (limits: PlanLimits) => string;
}

/** The source of both the plans' own lists and the comparison. */
const rows: readonly FeatureRow[] = [
  {
    limit: 'storageGb',
    label: 'SSD storage',
    cell: ({ storageGb }) => amount(storageGb, 'GB'),
    name: ({ storageGb }) => `${amount(storageGb, 'GB')} SSD storage`,
  },
  {
    limit: 'bandwidthGb',
    label: 'Bandwidth',
    cell: ({ bandwidthGb }) => amount(bandwidthGb, 'GB'),
    name: ({ bandwidthGb }) => `${amount(bandwidthGb, 'GB')} bandwidth`,
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
  { limit: 'freeSsl', label: 'Free SSL certificate' },
  { limit: 'advancedSecurity', label: 'Advanced security' },
  { limit: 'prioritySupport', label: 'Priority support' },
];

const backupsInWords = { weekly: 'Weekly', daily: 'Daily' } as const;

function amount(limit: number | null, unit = ''): string {
  return limit === null ? 'Unlimited' : `${limit}${unit}`;
}

function counted(limit: number | null, noun: string): string {
  return `${amount(limit)} ${noun}${limit === 1 ? '' : 's'}`;
}

/** A plan's own list of features: '10GB SSD storage', 'Weekly backups' … */
export function planFeatures(limits: PlanLimits) {
  return rows.map(({ limit, label, name }) => ({
    limit,
    name: name?.(limits) ?? label,
    isIncluded: limits[limit] !== false,
  }));
}

/**
 * The comparison of plans: one row for each feature, with one cell for each plan. A cell is text, or
 * whether the feature is included.
 */
export function comparisonRows(plans: readonly Pick<HostingPlan, 'limits'>[]) {
  return rows.map(({ limit, label, cell }) => ({
    limit,
    label,
    cells: plans.map(({ limits }) => cell?.(limits) ?? limits[limit] === true),
  }));
}
