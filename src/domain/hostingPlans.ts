import { type Pence, pounds } from './money';

/** The plans in the order in which they are offered (spec §3). */
export const planIds = ['single', 'basic', 'ultimate'] as const;
export type PlanId = (typeof planIds)[number];

/** How a plan is paid for; monthly is the default (spec §4). */
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** What a plan gives, as numbers that can be drawn and compared. Null is unlimited. */
export interface PlanLimits {
  /** Gigabytes of SSD storage. */
  storageGb: number | null;
  /** Gigabytes of traffic. */
  bandwidthGb: number | null;
  websites: number | null;
  /** Email accounts. */
  emails: number | null;
  backups: 'weekly' | 'daily';
  freeSsl: boolean;
  advancedSecurity: boolean;
  prioritySupport: boolean;
}

export interface PlanFeature {
  /** Which of the plan's limits it puts into words. */
  limit: keyof PlanLimits;
  name: string;
  included: boolean;
}

/** A place for the customer's website to live, paid monthly or yearly. */
export interface HostingPlan {
  id: PlanId;
  title: string;
  monthlyPrice: Pence;
  description: string;
  limits: PlanLimits;
  /** The limits in words. Every plan has the same rows in the same order. */
  features: readonly PlanFeature[];
  isMostPopular: boolean;
  /** Addresses of the card payment provider's pages for this plan. */
  paymentLinks: Readonly<Record<BillingPeriod, string>>;
}

/** What paying by the year takes off (spec §9). */
export const YEARLY_DISCOUNT_PERCENT = 25;

/** A year paid at once: monthly × 12 × (1 − 0.25), or another discount, to the penny (spec §9). */
export function yearlyPrice(
  monthlyPrice: Pence,
  discountPercent: number = YEARLY_DISCOUNT_PERCENT,
): Pence {
  return Math.round((monthlyPrice * 12 * (100 - discountPercent)) / 100);
}

/** What a year paid at once costs less than twelve single months. */
export function yearlySaving(monthlyPrice: Pence): Pence {
  return monthlyPrice * 12 - yearlyPrice(monthlyPrice);
}

/** What we host, in words and numbers (spec §9). */
export const planOffers: readonly Omit<HostingPlan, 'features' | 'paymentLinks'>[] = [
  {
    id: 'single',
    title: 'Single',
    monthlyPrice: pounds(2.49),
    description: 'One website and one email account, for a business that needs just that.',
    limits: {
      storageGb: 10,
      bandwidthGb: 100,
      websites: 1,
      emails: 1,
      backups: 'weekly',
      freeSsl: true,
      advancedSecurity: false,
      prioritySupport: false,
    },
    isMostPopular: false,
  },
  {
    id: 'basic',
    title: 'Basic',
    monthlyPrice: pounds(4.79),
    description: 'Room for several sites, with a backup every day and no counting of visitors.',
    limits: {
      storageGb: 50,
      bandwidthGb: null,
      websites: 5,
      emails: 5,
      backups: 'daily',
      freeSsl: true,
      advancedSecurity: true,
      prioritySupport: false,
    },
    isMostPopular: false,
  },
  {
    id: 'ultimate',
    title: 'Ultimate',
    monthlyPrice: pounds(7.79),
    description: 'No limits to keep an eye on, and your questions are answered first.',
    limits: {
      storageGb: null,
      bandwidthGb: null,
      websites: null,
      emails: null,
      backups: 'daily',
      freeSsl: true,
      advancedSecurity: true,
      prioritySupport: true,
    },
    isMostPopular: true,
  },
];
