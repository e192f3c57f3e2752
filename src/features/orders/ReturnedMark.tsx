import type { ListedOrder } from '../../domain/customerOrder';
import { returnedText } from '../../domain/orderMoney';

export interface ReturnedMarkProps {
  order: Pick<ListedOrder, 'money' | 'currency'>;
}

/** What went back of the money of an order, in a few words; nothing if nothing did. Renders `<span>`. */
export function ReturnedMark({ order: { money, currency } }: ReturnedMarkProps) {
  const text = returnedText(money, currency);
  return text && <span>{`${text}.`}</span>;
}
