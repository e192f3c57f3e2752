import type { WebDevPrices } from '../../../domain/prices';
import { PriceList } from './PriceList';
import { PricesFrame } from './PricesFrame';
import { priceText } from './priceText';
import type { PriceListState } from './usePriceList';
import { WebDevPricesForm } from './WebDevPricesForm';
import { webDevPriceRows } from './webDevPriceRows';

export type WebDevPricesPanelProps = PriceListState<WebDevPrices>;

/** The owner's price list for websites, viewed or edited, from props alone (spec §4). */
export function WebDevPricesPanel({
  prices,
  onRetry,
  isEditing,
  onEdit,
  ...form
}: WebDevPricesPanelProps) {
  return (
    <PricesFrame
      title="Web development prices"
      prices={prices}
      onRetry={onRetry}
      isEditing={isEditing}
      onEdit={onEdit}
      view={(known) => (
        <PriceList
          lines={webDevPriceRows.map(({ name, label, hint }) => ({
            name: label,
            ...(hint && { hint: hint.toLowerCase() }),
            price: priceText(known[name]),
          }))}
        />
      )}
      form={(known) => <WebDevPricesForm {...form} prices={known} />}
    />
  );
}
