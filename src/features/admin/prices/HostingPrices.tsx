import { useBackend } from '../../../backend/BackendContext';
import { HostingPricesPanel } from './HostingPricesPanel';
import { usePriceList } from './usePriceList';

/** The hosting tab of the admin area, as the backend keeps its prices. */
export function HostingPrices() {
  const { prices } = useBackend();
  const list = usePriceList({
    read: prices.readHosting,
    save: prices.saveHosting,
    success: 'Web hosting prices have been updated successfully',
  });
  return <HostingPricesPanel {...list} />;
}
