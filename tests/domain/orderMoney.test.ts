import { expect, test } from 'vitest';
import { orderMoney, returnedText } from '#src/domain/orderMoney.ts';
import { periodsUntil } from '#src/domain/receiptPeriods.ts';

test.each([
  [{ paid: 0, refunded: 0, lost: 0 }, true, 'unpaid', ''],
  [{ paid: 0, refunded: 0, lost: 0 }, false, 'paid', ''],
  [{ paid: 17900, refunded: 0, lost: 0 }, true, 'paid', ''],
  [{ paid: 17900, refunded: 1000, lost: 0 }, true, 'partly-returned', '£10 of £179 refunded'],
  [{ paid: 17900, refunded: 1050, lost: 500 }, true, 'partly-returned', '£15.50 of £179 returned'],
  [{ paid: 17900, refunded: 0, lost: 17900 }, true, 'returned', '£179 of £179 returned'],
  [{ paid: 17900, refunded: 17900, lost: 100 }, true, 'returned', '£180 of £179 returned'],
])('%j, asked for: %s, is %s', (sums, isAsked, state, text) => {
  const money = orderMoney(sums, isAsked);
  expect([money.state, returnedText(money, 'gbp')]).toEqual([state, text]);
});

test('receipts are listed by month, quarter and year, the newest first', () => {
  const first = (kind: 'month' | 'quarter' | 'year', today: string) => periodsUntil(kind, today)[0];
  expect(periodsUntil('month', '2028-03-31').slice(0, 2)).toEqual([
    { from: '2028-03-01', to: '2028-03-31', label: 'March 2028' },
    { from: '2028-02-01', to: '2028-02-29', label: 'February 2028' },
  ]);
  expect(periodsUntil('quarter', '2026-01-01').slice(0, 2)).toEqual([
    { from: '2026-01-01', to: '2026-03-31', label: 'January to March 2026' },
    { from: '2025-10-01', to: '2025-12-31', label: 'October to December 2025' },
  ]);
  expect(first('year', '2026-12-31')).toEqual({
    from: '2026-01-01',
    to: '2026-12-31',
    label: '2026',
  });
  const count = (kind: 'month' | 'quarter' | 'year') => periodsUntil(kind, '2026-12-31').length;
  expect([count('month'), count('quarter'), count('year')]).toEqual([24, 12, 7]);
});
