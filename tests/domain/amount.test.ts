import { expect, test } from 'vitest';
import { decimalAmount, formatAmount } from '#src/domain/amount.ts';

/** The decimals of the payment provider: https://docs.stripe.com/currencies#zero-decimal */
const DECIMALS = {
  0: 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf',
  2: 'gbp eur usd huf twd isk ugx idr iqd irr lbp mmk sos afn all cop crc pkr rsd yer lak uzs',
  3: 'bhd jod kwd omr tnd',
};

test.each(
  Object.entries(DECIMALS).flatMap(([decimals, codes]) =>
    codes.split(' ').map((code) => [code, Number(decimals)] as const),
  ),
)('%s has %i decimals, wherever its browser has others', (currency, decimals) => {
  const text = { 0: '1148000', 2: '11480.00', 3: '1148.000' }[decimals];
  expect(decimalAmount(1_148_000, currency)).toBe(text);
  expect(formatAmount(1_148_000, currency).replace(/[^\d.]/g, '')).toBe(text);
});

test('an amount is exact, also of a million million', () => {
  expect(decimalAmount(123_456_789_012_345, 'gbp')).toBe('1234567890123.45');
  expect(decimalAmount(5, 'gbp')).toBe('0.05');
  expect(formatAmount(17_900, 'gbp')).toBe('£179.00');
});
