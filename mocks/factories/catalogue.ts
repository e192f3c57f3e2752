import { packages } from '#src/content/catalogue.ts';
import type { HostingPlan, WebsitePackage } from '#src/domain/catalogue.ts';
import type { PackageInfo } from '#src/domain/questionnaire.ts';

/** An invented package. */
export function buildWebsitePackage(overrides: Partial<WebsitePackage> = {}): WebsitePackage {
  const { id = 'cottage' } = overrides;
  return {
    id,
    title: 'Cottage',
    price: 90_00,
    pageLimit: 4,
    description: 'A few pages about a small place.',
    features: ['Up to 4 pages', 'A map', 'Private development ticket system'],
    nonFeatures: ['A shop'],
    turnaround: '',
    isRecommended: false,
    paymentLink: `https://pay.example/${id}`,
    ...overrides,
  };
}

/** An invented plan. */
export function buildHostingPlan(overrides: Partial<HostingPlan> = {}): HostingPlan {
  const { id = 'orchard' } = overrides;
  return {
    id,
    title: 'Orchard',
    monthlyPrice: 10_00,
    description: 'Room for three websites.',
    limits: {
      storageGb: 30,
      bandwidthGb: null,
      websites: 3,
      emails: 2,
      backups: 'weekly',
      freeSsl: true,
      advancedSecurity: true,
      prioritySupport: false,
    },
    isMostPopular: false,
    paymentLinks: {
      monthly: `https://pay.example/${id}-monthly`,
      yearly: `https://pay.example/${id}-yearly`,
    },
    ...overrides,
  };
}

/** A package in the navigation state: the first one for sale. */
export function buildPackageInfo(overrides: Partial<PackageInfo> = {}): PackageInfo {
  const { id, title, price } = packages[0] ?? buildWebsitePackage();
  return { id, title, price, ...overrides };
}
