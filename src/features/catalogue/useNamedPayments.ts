import { useEffect, useState } from 'react';
import type { CustomerOrders } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { type BillingPeriod, billingPeriods } from '../../domain/billingPeriod';
import type { HostingPlan, WebsitePackage } from '../../domain/catalogue';

interface Catalogue {
  packages: readonly WebsitePackage[];
  plans: readonly HostingPlan[];
}

/** The catalogue with payment links that tell the payment provider which tab and product they come from. */
async function nameLinks(
  { packages, plans }: Catalogue,
  referenceOf: CustomerOrders['referenceOf'],
): Promise<Catalogue> {
  async function named(link: string, product: string, period: BillingPeriod | null) {
    const url = new URL(link);
    url.searchParams.set('client_reference_id', await referenceOf({ product, period }));
    return url.href;
  }
  return {
    packages: await Promise.all(
      packages.map(async (websitePackage) => ({
        ...websitePackage,
        paymentLink: await named(websitePackage.paymentLink, websitePackage.id, null),
      })),
    ),
    plans: await Promise.all(
      plans.map(async (plan) => ({
        ...plan,
        paymentLinks: Object.fromEntries(
          await Promise.all(
            billingPeriods.map(async (period) => [
              period,
              await named(plan.paymentLinks[period], plan.id, period),
            ]),
          ),
        ),
      })),
    ),
  };
}

/**
 * The catalogue. In connected mode its payment links name their purchase once the page is hydrated; `key` is
 * another one when the last reference has ended. The catalogue is always the same object.
 */
export function useNamedPayments(catalogue: Catalogue, key: unknown): Catalogue {
  const referenceOf = useBackend().connected?.orders.referenceOf;
  const [named, setNamed] = useState(catalogue);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key asks for other references.
  useEffect(() => {
    let isShown = true;
    // Without references, the links work as well.
    if (referenceOf)
      nameLinks(catalogue, referenceOf).then(
        (withNames) => isShown && setNamed(withNames),
        () => {},
      );
    return () => {
      isShown = false;
    };
  }, [catalogue, referenceOf, key]);

  return named;
}
