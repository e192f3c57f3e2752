import {
  catalogue,
  type HostingPlan,
  type PackageId,
  type PaymentLinks,
  type PlanId,
  type WebsitePackage,
} from '#src/domain/catalogue.ts';
import type { PackageInfo } from '#src/domain/questionnaire.ts';

/** Nine different addresses, none of which exists. */
export function buildPaymentLinks(overrides: Partial<PaymentLinks> = {}): PaymentLinks {
  const hosting = (plan: PlanId) => ({
    monthly: `https://pay.example/${plan}-monthly`,
    yearly: `https://pay.example/${plan}-yearly`,
  });
  return {
    packages: {
      standard: 'https://pay.example/standard',
      ecommerce: 'https://pay.example/ecommerce',
      premium: 'https://pay.example/premium',
    },
    hosting: {
      single: hosting('single'),
      basic: hosting('basic'),
      ultimate: hosting('ultimate'),
    },
    ...overrides,
  };
}

/** The real package of that id, Standard by default, with what a test wants different. */
export function buildWebsitePackage(overrides: Partial<WebsitePackage> = {}): WebsitePackage {
  const id: PackageId = overrides.id ?? 'standard';
  return { ...find(catalogue(buildPaymentLinks()).packages, id), ...overrides };
}

/** The real plan of that id, Single by default, with what a test wants different. */
export function buildHostingPlan(overrides: Partial<HostingPlan> = {}): HostingPlan {
  const id: PlanId = overrides.id ?? 'single';
  return { ...find(catalogue(buildPaymentLinks()).plans, id), ...overrides };
}

/** A package as it travels to the questionnaire: the real one of that id, Standard by default. */
export function buildPackageInfo(overrides: Partial<PackageInfo> = {}): PackageInfo {
  const { id, title, price } = buildWebsitePackage({ id: overrides.id ?? 'standard' });
  return { id, title, price, ...overrides };
}

function find<T extends { id: string }>(items: readonly T[], id: T['id']): T {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`The catalogue has no '${id}'.`);
  return item;
}
