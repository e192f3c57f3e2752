import { type Order, orderFields, orderLabels } from './orders';

/** Makes spreadsheets read the file as UTF-8, so that the pound sign is right. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The beginning of a text that a spreadsheet may run as a formula. */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Text that needs quotes by RFC 4180, or because some programs split at it. */
const special = /[",\r\n;\t]|^\s|\s$/;

/**
 * The orders as CSV (RFC 4180: CRLF after every row, doubled quotes). Names come from customers, so
 * a cell that could run as a formula is prefixed with an apostrophe, which makes it text.
 */
export function ordersToCsv(orders: readonly Order[]): string {
  const rows = [
    orderFields.map((field) => orderLabels[field]),
    ...orders.map((order) => orderFields.map((field) => order[field])),
  ];
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
