/**
 * What a pound is worth in other currencies, by month, for the VAT on receipts in them:
 * `'2026-11': { eur: 1.1523 }`. HMRC publishes the rates of each month before it begins:
 * https://www.trade-tariff.service.gov.uk/exchange_rates
 */
export const exchangeRates: Readonly<Record<string, Readonly<Record<string, number>>>> = {};
