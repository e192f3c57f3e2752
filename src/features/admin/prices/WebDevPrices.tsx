import { useBackend } from '../../../backend/BackendContext';
import { usePriceList } from './usePriceList';
import { WebDevPricesPanel } from './WebDevPricesPanel';

/** The web development tab of the admin area, as the backend keeps its prices. */
export function WebDevPrices() {
  const { prices } = useBackend();
  const list = usePriceList({
    read: prices.readWebDev,
    save: prices.saveWebDev,
    success: 'Web development prices have been updated successfully',
  });
  return <WebDevPricesPanel {...list} />;
}
