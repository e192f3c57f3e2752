import type { HostingPlan } from '../../domain/catalogue';
import { planFeatures } from '../../domain/planFeatures';

/** The limits that are drawn as bars, each with the amount at which its bar is full. */
const fullAmounts = { storageGb: 100, bandwidthGb: 250, websites: 10, emails: 10 } as const;

type DrawnLimit = keyof typeof fullAmounts;

function isDrawn(limit: string): limit is DrawnLimit {
  return limit in fullAmounts;
}

/** The filled fraction of a limit's bar; undefined if the limit has no bar. */
export function fractionOf({ limits }: Pick<HostingPlan, 'limits'>, limit: string) {
  if (!isDrawn(limit)) return undefined;
  const amount = limits[limit];
  return amount === null ? 'unlimited' : amount / fullAmounts[limit];
}

/** The features that have no bar and are listed as text. */
export function undrawnFeatures({ limits }: Pick<HostingPlan, 'limits'>) {
  return planFeatures(limits)
    .filter(({ limit }) => !isDrawn(limit))
    .map(({ name, isIncluded: included }) => ({ name, included }));
}
