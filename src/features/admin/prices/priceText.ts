import { formatPence, pounds } from '../../../domain/money';

/** A price of the owner's list as people read it: '£129', '£2.49'. */
export function priceText(price: number): string {
  return formatPence(pounds(price), { hideZeroPence: true });
}

/** A price as it stands in a field: '129', '2.49', '62.50'. */
export function priceInput(price: number): string {
  return Number.isInteger(price) ? String(price) : price.toFixed(2);
}
