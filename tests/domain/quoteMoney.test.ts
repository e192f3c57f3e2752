import { describe, expect, test } from 'vitest';
import {
  agreementText,
  depositChoiceSchema,
  depositOf,
  type PaymentRequest,
  percentOf,
  quoteMoney,
  type RequestKind,
  waitingParts,
} from '#src/domain/quoteMoney.ts';

const request = (kind: RequestKind, changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  id: kind,
  kind,
  version: 1,
  lines: kind === 'extra' ? [{ text: 'A second language', amount: 20_000 }] : [],
  message: '',
  askedAt: '2026-03-02T10:00:00.000Z',
  acceptedAt: kind === 'extra' ? '2026-03-03T10:00:00.000Z' : null,
  declinedAt: null,
  withdrawnAt: null,
  ...changes,
});

const agreed = {
  number: '12',
  version: 1,
  total: 100_000,
  deposit: { amount: 30_000, percent: 30 },
};

const money = (
  requests: readonly PaymentRequest[],
  paid = 0,
  paidFor: Record<string, number> = {},
  quote = agreed,
) =>
  quoteMoney(quote, requests, {
    paid,
    paidFor: new Map(Object.entries(paidFor)),
    isProcessing: false,
  });

const dueOf = (...given: Parameters<typeof money>) =>
  money(...given).due.map(({ kind, amount }) => [kind, amount]);

describe('A deposit', () => {
  test('in percent is whole pence, at most the total, and never off by more than half a penny', () => {
    const wrong: number[][] = [];
    for (let total = 0; total <= 1009; total += 1) {
      for (let percent = 1; percent <= 100; percent += 1) {
        const pence = percentOf(total, percent);
        const isRight =
          Number.isInteger(pence) &&
          pence <= total &&
          Math.abs(pence * 100 - total * percent) <= 50;
        if (!isRight) wrong.push([total, percent, pence]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    [1, 50, 1],
    [105_550, 30, 31_665],
    [3_000_000_000, 33, 990_000_000],
    [99_999, 15, 15_000],
    [0, 100, 0],
  ])('of %i pence at %i percent is %i', (total, percent, amount) => {
    expect(depositOf(total, { percent })).toEqual({ amount, percent });
  });

  test.each([
    [{ percent: 0 }, false],
    [{ percent: 1 }, true],
    [{ percent: 100 }, true],
    [{ percent: 101 }, false],
    [{ amount: 3_000_000_000 }, true],
    [{ amount: 3_000_000_001 }, false],
  ])('can be %o: %s', (choice, can) => {
    expect(depositChoiceSchema.safeParse(choice).success).toBe(can);
  });

  test('of nothing is not in the copy of what was agreed', () => {
    const shown = { number: '12', version: 1, lines: [], terms: '', message: '' };
    expect(agreementText({ ...shown, deposit: { amount: 0, percent: null } })).toBe(
      'Quote 12, version 1\n\nTotal: £0.00',
    );
  });

  test('can be a sum', () => {
    expect(depositOf(100_000, { amount: 25_001 })).toEqual({ amount: 25_001, percent: null });
  });
});

describe('What is due', () => {
  test('is the deposit, then accepted extras, then the rest that was asked for', () => {
    expect(dueOf([request('deposit')])).toEqual([['deposit', 30_000]]);
    expect(money([request('deposit')], 30_000)).toEqual({
      agreed: 100_000,
      paid: 30_000,
      open: 70_000,
      excess: 0,
      isProcessing: false,
      due: [],
    });
    const extra = [request('deposit'), request('extra')];
    expect(dueOf(extra, 30_000)).toEqual([['extra', 20_000]]);
    expect(dueOf(extra, 50_000, { extra: 20_000 })).toEqual([]);
    expect(dueOf([...extra, request('rest')], 50_000, { extra: 20_000 })).toEqual([
      ['rest', 70_000],
    ]);
    expect(dueOf([...extra, request('rest')], 120_000, { extra: 20_000 })).toEqual([]);
  });

  test.each<Partial<PaymentRequest>>([
    { acceptedAt: null },
    { acceptedAt: null, declinedAt: '2026-03-03T10:00:00.000Z' },
    { withdrawnAt: '2026-03-03T10:00:00.000Z' },
  ])('has no extra with %o', (changes) => {
    expect(money([request('extra', changes)], 30_000)).toMatchObject({ agreed: 100_000, due: [] });
  });

  test('is what is missing of a deposit that was paid in part, or returned', () => {
    expect(dueOf([request('deposit')], 29_999)).toEqual([['deposit', 1]]);
    const extra = [request('deposit'), request('extra')];
    expect(dueOf(extra, 20_000, { extra: 20_000 })).toEqual([['deposit', 30_000]]);
  });

  test('is never more than what is open', () => {
    const requests = [request('deposit'), request('extra'), request('extra', { id: 'second' })];
    const { due, open } = money(requests, 135_000, { deposit: 135_000 });
    expect(open).toBe(5000);
    expect(due.map(({ amount }) => amount)).toEqual([5000]);
  });

  test('of a smaller version is nothing, and says what was paid too much', () => {
    const smaller = {
      ...agreed,
      version: 2,
      total: 20_000,
      deposit: { amount: 6000, percent: 30 },
    };
    const asked = [request('deposit'), request('deposit', { id: 'second', version: 2 })];
    expect(money(asked, 30_000, {}, smaller)).toMatchObject({ open: 0, excess: 10_000, due: [] });
  });

  test('is the rest that was asked for last', () => {
    const requests = [request('rest'), request('extra'), request('rest', { id: 'second' })];
    expect(money(requests, 100_000, { rest: 100_000 }).due).toMatchObject([
      { id: 'second', amount: 20_000 },
    ]);
  });

  test('names the part, the quote and its version', () => {
    const texts = (quote = agreed) =>
      money([request('deposit')], 0, {}, quote).due.map(({ text }) => text);
    expect(texts()).toEqual(['Deposit, 30 % of quote 12 v1']);
    expect(texts({ ...agreed, deposit: { amount: 25_001, percent: null as never } })).toEqual([
      'Deposit, £250.01 of quote 12 v1',
    ]);
    expect(money([request('rest')], 30_000).due[0]?.text).toBe('Rest of quote 12 v1');
    expect(money([request('extra')], 30_000).due[0]?.text).toBe('Extra to quote 12 v1');
  });
});

describe('The owner waits', () => {
  const waiting = (asked: PaymentRequest, now: string) =>
    waitingParts({ money: money([asked]), requests: [asked], isDone: false }, 7, new Date(now));

  test('for a deposit once more than seven days have passed', () => {
    const dueOn = '2026-03-09T10:00:00.000Z';
    expect(waiting(request('deposit'), dueOn)).toEqual([]);
    expect(waiting(request('deposit'), '2026-03-09T10:00:00.001Z')).toEqual([
      { kind: 'deposit', at: dueOn },
    ]);
  });

  test.each<[Partial<PaymentRequest>, number]>([
    [{}, 1],
    [{ acceptedAt: '2026-03-03T10:00:00.000Z' }, 0],
    [{ declinedAt: '2026-03-03T10:00:00.000Z' }, 0],
    [{ withdrawnAt: '2026-03-03T10:00:00.000Z' }, 0],
  ])('for an answer to an extra with %o: %i', (changes, count) => {
    const extra = request('extra', { acceptedAt: null, ...changes });
    expect(waiting(extra, '2026-04-01T10:00:00.000Z')).toHaveLength(count);
  });
});
