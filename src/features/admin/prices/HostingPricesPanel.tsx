import { yearlyPrice } from '../../../domain/catalogue';
import { formatPence, pounds } from '../../../domain/money';
import type { HostingPrices } from '../../../domain/prices';
import { HostingPricesForm } from './HostingPricesForm';
import { hostingPlanRows, hostingPriceLabels } from './hostingPriceRows';
import { type PriceLine, PriceList } from './PriceList';
import { PricesFrame } from './PricesFrame';
import type { PriceListState } from './usePriceList';

export type HostingPricesPanelProps = PriceListState<HostingPrices>;

function linesOf(prices: HostingPrices): PriceLine[] {
  const { yearlyDiscountEnabled: isDiscountGiven, yearlyDiscountPercentage: percent } = prices;
  const plans = hostingPlanRows.map(({ name, label }) => {
    const yearly = formatPence(yearlyPrice(pounds(prices[name]), percent));
    return {
      name: label,
      price: formatPence(pounds(prices[name])),
      note: isDiscountGiven ? `${yearly} for a year paid at once` : undefined,
    };
  });
  return [
    ...plans,
    { name: hostingPriceLabels.yearlyDiscountEnabled, price: isDiscountGiven ? 'Yes' : 'No' },
    { name: hostingPriceLabels.yearlyDiscountPercentage, price: `${percent}%` },
  ];
}

/** The owner's price list for hosting, viewed or edited, from props alone (spec §4). */
export function HostingPricesPanel({
  prices,
  onRetry,
  isEditing,
  onEdit,
  ...form
}: HostingPricesPanelProps) {
  return (
    <PricesFrame
      title="Web hosting prices"
      prices={prices}
      onRetry={onRetry}
      isEditing={isEditing}
      onEdit={onEdit}
      view={(known) => <PriceList lines={linesOf(known)} />}
      form={(known) => <HostingPricesForm {...form} prices={known} />}
    />
  );
}
