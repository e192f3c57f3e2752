import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildOrder } from '#mocks/factories/order.ts';
import { type Order, orderFields } from '#src/domain/orders.ts';
import { ordersToCsv } from '#src/domain/ordersCsv.ts';
import { runs } from '../support/effort.ts';

/** The rows of a table, read as RFC 4180 says. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let match = cells.exec(csv); match; match = cells.exec(csv)) {
    const [, quoted, plain = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
    if (cells.lastIndex === csv.length) return rows;
  }
  throw new Error(`This is no table: ${JSON.stringify(csv)}`);
}

/** The table without the mark that it begins with. */
function tableOf(orders: readonly Order[]): string {
  const csv = ordersToCsv(orders);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  return csv.slice(1);
}

describe('orders as CSV', () => {
  test('have a header row, one row per order, and CRLF after each row', () => {
    const orders = [
      {
        id: 'ORD-1',
        customer: 'Ruth Harrow',
        service: 'Garden Website',
        date: '2026-02-16',
        amount: '£90.00',
        status: 'In Progress',
      },
      {
        id: 'ORD-2',
        customer: 'Tom Ashworth',
        service: 'Design',
        date: '2026-02-09',
        amount: '£12.50',
        status: 'Active',
      },
    ];
    expect(tableOf(orders)).toBe(
      [
        'Order,Customer,Service,Date,Amount,Status',
        'ORD-1,Ruth Harrow,Garden Website,2026-02-16,£90.00,In Progress',
        'ORD-2,Tom Ashworth,Design,2026-02-09,£12.50,Active',
        '',
      ].join('\r\n'),
    );
  });

  test.each([
    ['Ruth Harrow', 'Ruth Harrow'],
    ['Harrow, Ruth', '"Harrow, Ruth"'],
    ['Ruth "Ru" Harrow', '"Ruth ""Ru"" Harrow"'],
    ['Ruth\nHarrow', '"Ruth\nHarrow"'],
    [' Ruth ', '" Ruth "'],
    ['=1+1', "'=1+1"],
    ['+441632960148', "'+441632960148"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\tRuth', '"\'\tRuth"'],
    ['\rRuth', `"'\rRuth"`],
    ['  =1', "'  =1"],
    ['Ruth; Sam', '"Ruth; Sam"'],
    ['＝1+1', "'＝1+1"],
    ['\u0000=1', "'\u0000=1"],
    ['\u200b=1', "'\u200b=1"],
    ['=HYPERLINK("https://x.example","a")', `"'=HYPERLINK(""https://x.example"",""a"")"`],
    ['a=1', 'a=1'],
    ["'=1", "'=1"],
    ['Anne-Marie O’Neill', 'Anne-Marie O’Neill'],
  ])('turn the name %j into the cell %j', (customer, cell) => {
    const row = tableOf([buildOrder({ customer })]).slice(
      'Order,Customer,Service,Date,Amount,Status\r\nORD-101,'.length,
    );
    expect(row.slice(0, row.lastIndexOf(',Cottage Website'))).toBe(cell);
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '"', ',', "'", '\u200b', '＝'),
        fc.string(),
      )
      .map(([start, rest]) => start + rest),
  );
  const anyOrder: fc.Arbitrary<Order> = fc.record({
    id: anyText,
    customer: anyText,
    service: anyText,
    date: anyText,
    amount: anyText,
    status: anyText,
  });

  test('have no cell that begins like a formula, and change nothing else, for any order', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 5 }), (orders) => {
        const [names, ...rows] = readCsv(tableOf(orders));
        expect(names).toHaveLength(orderFields.length);
        expect(rows).toHaveLength(orders.length);
        rows.forEach((row, index) => {
          const texts = orderFields.map((field) => orders[index]?.[field] ?? '');
          expect(row).toHaveLength(texts.length);
          row.forEach((cell, column) => {
            expect(cell).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@]|^[\t\r\n]/u);
            const text = texts[column] ?? '';
            expect([text, `'${text}`]).toContain(cell);
          });
        });
      }),
      { numRuns: runs(500) },
    );
  });
});

test('orders of a server have what it knows of them as CSV, and those of its site data have blanks', () => {
  const order = buildOrder({ id: 'ORD-1', amount: '¥36,000' });
  const known = { email: 'a@x.example', product: 'standard', currency: 'jpy', paid: 36_000 };
  const rows = readCsv(ordersToCsv([{ ...order, ...known, returned: 500 }, order], true));
  expect(rows.map((row) => row.slice(6))).toEqual([
    ['Email', 'Product', 'Currency', 'Paid', 'Returned'],
    ['a@x.example', 'standard', 'JPY', '36000', '500'],
    ['', '', '', '', ''],
  ]);
});
