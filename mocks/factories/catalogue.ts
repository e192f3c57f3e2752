import { packages, plans } from '#src/content/catalogue.ts';
import type { HostingPlan, WebsitePackage } from '#src/domain/catalogue.ts';
import type { PackageInfo } from '#src/domain/questionnaire.ts';

/** The package of that id, the first by default, with overrides and an invented payment link. */
export function buildWebsitePackage(overrides: Partial<WebsitePackage> = {}): WebsitePackage {
  const websitePackage = find(packages, overrides.id);
  return {
    ...websitePackage,
    paymentLink: `https://pay.example/${websitePackage.id}`,
    ...overrides,
  };
}

/** The plan of that id, the first by default, with overrides and invented payment links. */
export function buildHostingPlan(overrides: Partial<HostingPlan> = {}): HostingPlan {
  const plan = find(plans, overrides.id);
  return {
    ...plan,
    paymentLinks: {
      monthly: `https://pay.example/${plan.id}-monthly`,
      yearly: `https://pay.example/${plan.id}-yearly`,
    },
    ...overrides,
  };
}

/** A package as it travels to the questionnaire. */
export function buildPackageInfo(overrides: Partial<PackageInfo> = {}): PackageInfo {
  const { id, title, price } = buildWebsitePackage();
  return { id, title, price, ...overrides };
}

function find<T extends { id: string }>(items: readonly T[], id?: string): T {
  const item = id === undefined ? items[0] : items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`The catalogue has no '${id}'.`);
  return item;
}
