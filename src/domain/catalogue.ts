import type { BillingPeriod } from './billingPeriod';
import type { Pence } from './money';

/** A website built for one fixed price. */
export interface WebsitePackage {
  id: string;
  title: string;
  price: Pence;
  /** The most pages that the price covers; null is unlimited. */
  pageLimit: number | null;
  description: string;
  features: readonly string[];
  /** What the price does not cover. */
  nonFeatures: readonly string[];
  /** How long the work takes, such as 'Online in three weeks'; empty hides it. */
  turnaround: string;
  /** The one that the page advises most visitors to take. */
  isRecommended: boolean;
  /** The URL of the card payment provider's page for this package. */
  paymentLink: string;
}

/** 'up to 5 pages', or 'unlimited pages'. */
export function pagesInWords(pageLimit: WebsitePackage['pageLimit']) {
  return pageLimit === null ? 'unlimited pages' : `up to ${pageLimit} pages`;
}

/** What a plan includes. Null is unlimited. */
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

/** Hosting for a customer's websites, paid monthly or yearly. */
export interface HostingPlan {
  id: string;
  title: string;
  monthlyPrice: Pence;
  description: string;
  limits: PlanLimits;
  isMostPopular: boolean;
  /** The URLs of the card payment provider's pages for this plan. */
  paymentLinks: Readonly<Record<BillingPeriod, string>>;
}
