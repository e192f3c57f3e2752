import { decimalAmount } from './amount';
import { type ExportedOrder, orderFields, orderLabels } from './orders';

/** Makes spreadsheets read the file as UTF-8, so that the pound sign is right. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The beginning of a text that a spreadsheet may run as a formula. */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Text that needs quotes by RFC 4180, or because some programs split at it. */
const special = /[",\r\n;\t]|^\s|\s$/;

/**
 * Rows as CSV (RFC 4180: CRLF after every row, doubled quotes). Names come from customers, so a cell that
 * could run as a formula is prefixed with an apostrophe, which makes it text.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** What a server knows beside the fields of an order. Sums have a point and no sign. */
const known = ['Email', 'Product', 'Currency', 'Paid', 'Returned'];

function knownOf({ email, product, currency, paid = 0, returned = 0 }: ExportedOrder): string[] {
  const sums = currency ? [paid, returned].map((sum) => decimalAmount(sum, currency)) : ['', ''];
  return [email ?? '', product ?? '', currency?.toUpperCase() ?? '', ...sums];
}

/** The orders as CSV, with what a server knows of each. */
export function ordersToCsv(orders: readonly ExportedOrder[], isConnected = false): string {
  return toCsv([
    [...orderFields.map((field) => orderLabels[field]), ...(isConnected ? known : [])],
    ...orders.map((order) => [
      ...orderFields.map((field) => order[field]),
      ...(isConnected ? knownOf(order) : []),
    ]),
  ]);
}

function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
