import { type Order, orderFields, orderLabels } from './orders';

/** By it, a spreadsheet knows that the pound sign is one, and not two letters of another code. */
const BYTE_ORDER_MARK = '\uFEFF';

/** How a text begins that a spreadsheet would run, or cut until it does. */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** What has to stand between quotes (RFC 4180), or is better off there: some programs split at it. */
const special = /[",\r\n;\t]|^\s|\s$/;

/**
 * The orders as a table for spreadsheets (RFC 4180: CRLF after every row, quotes doubled). Names
 * come from customers, so a cell that would be run as a formula begins with an apostrophe, which
 * makes it text.
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
