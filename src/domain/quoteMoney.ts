/** What is agreed, paid and open of an accepted quote. Sums are in whole pence sterling. */
import * as z from 'zod/mini';
import { bodyText } from './mailMessage';
import { formatPence, type Pence } from './money';
import { MAX_AMOUNT, MAX_LINES, quoteLineSchema } from './quoteLine';
import { totalOf } from './quoteTotal';

/** What is paid first: a percentage of the total, or a sum in pence; 0 for none. */
export const depositChoiceSchema = z.union([
  z.strictObject({ percent: z.int().check(z.gte(1), z.lte(100)) }),
  z.strictObject({ amount: z.int().check(z.gte(0), z.lte(MAX_LINES * MAX_AMOUNT)) }),
]);

export type DepositChoice = z.infer<typeof depositChoiceSchema>;

/** A deposit in pence, with its percentage of the total if it was one. */
export const depositSchema = z.object({ amount: z.int(), percent: z.nullable(z.int()) });

export type Deposit = z.infer<typeof depositSchema>;

/** A percentage of a total, rounded to the nearest penny; half a penny is one. */
export const percentOf = (total: Pence, percent: number): Pence =>
  Math.floor((total * percent + 50) / 100);

/** The deposit of a total in whole pence. */
export const depositOf = (total: Pence, choice: DepositChoice): Deposit =>
  'percent' in choice
    ? { amount: percentOf(total, choice.percent), percent: choice.percent }
    : { amount: choice.amount, percent: null };

/** What the owner asks to be paid: the deposit of a version, an extra beside it, and all that is open. */
const requestKinds = ['deposit', 'extra', 'rest'] as const;
export type RequestKind = (typeof requestKinds)[number];

const moment = z.nullable(z.iso.datetime());

/** What a customer is asked for. Only an extra has lines of its own, and waits for an answer. */
export const paymentRequestSchema = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  /** Of the quote when it was asked for. */
  version: z.int(),
  lines: z.array(quoteLineSchema),
  message: z.string(),
  askedAt: z.iso.datetime(),
  acceptedAt: moment,
  declinedAt: moment,
  /** Why the customer has declined it. */
  reason: z.optional(z.string()),
  /** When the owner has taken it back. */
  withdrawnAt: moment,
});

export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

/** A request of which something is to be paid now. */
const duePartSchema = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  /** Such as 'Deposit, 30 % of quote 12 v2'. */
  text: z.string(),
  amount: z.int(),
});

export type DuePart = z.infer<typeof duePartSchema>;

export const quoteMoneySchema = z.object({
  /** The total of the accepted version and of the accepted extras. */
  agreed: z.int(),
  /** What has arrived and was not returned. */
  paid: z.int(),
  open: z.int(),
  /** What was paid beyond what is agreed now. */
  excess: z.int(),
  /** A payment was made that the provider has not confirmed yet. */
  isProcessing: z.boolean(),
  due: z.array(duePartSchema),
});

export type QuoteMoney = z.infer<typeof quoteMoneySchema>;

/** What a request is called on receipts, in mails and at the payment. */
export function requestText(
  { kind, version }: Pick<PaymentRequest, 'kind' | 'version'>,
  { number, deposit }: { number: string; deposit: Deposit },
): string {
  const quote = `quote ${number} v${version}`;
  const share = deposit.percent === null ? formatPence(deposit.amount) : `${deposit.percent} %`;
  const texts: Record<RequestKind, string> = {
    deposit: `Deposit, ${share} of ${quote}`,
    extra: `Extra to ${quote}`,
    rest: `Rest of ${quote}`,
  };
  return texts[kind];
}

interface Agreed {
  number: string;
  /** The newest accepted version. */
  version: number;
  total: Pence;
  deposit: Deposit;
}

interface Paid {
  /** In all, less what went back. */
  paid: Pence;
  /** What has arrived for each request, by its id. */
  paidFor: ReadonlyMap<string, Pence>;
  isProcessing: boolean;
}

const isAgreed = ({ kind, acceptedAt, withdrawnAt }: PaymentRequest) =>
  withdrawnAt === null && (kind !== 'extra' || acceptedAt !== null);

/** Counts what is open, and what of it is asked for: never more than what is open. */
export function quoteMoney(
  { number, version, total, deposit }: Agreed,
  requests: readonly PaymentRequest[],
  { paid, paidFor, isProcessing }: Paid,
): QuoteMoney {
  const agreedRequests = requests.filter(isAgreed);
  const extras = agreedRequests.filter(({ kind }) => kind === 'extra');
  const agreed = total + extras.reduce((sum, { lines }) => sum + totalOf(lines), 0);
  const open = Math.max(agreed - paid, 0);
  const paidForExtras = extras.reduce((sum, { id }) => sum + (paidFor.get(id) ?? 0), 0);
  const asked: Record<RequestKind, (request: PaymentRequest) => Pence> = {
    rest: () => left,
    deposit: (request) =>
      request.version === version ? deposit.amount - (paid - paidForExtras) : 0,
    extra: ({ id, lines }) => totalOf(lines) - (paidFor.get(id) ?? 0),
  };
  // The rest has all that is open but what was asked for after it.
  const rest = agreedRequests.findLast(({ kind }) => kind === 'rest');
  const later = rest && agreedRequests.slice(agreedRequests.indexOf(rest) + 1);
  let left = open;
  const due = (later ? [...later, rest] : agreedRequests).map((request) => {
    const amount = Math.min(Math.max(asked[request.kind](request), 0), left);
    left -= amount;
    const text = requestText(request, { number, deposit });
    return { id: request.id, kind: request.kind, text, amount };
  });
  return {
    agreed,
    paid,
    open,
    excess: Math.max(paid - agreed, 0),
    isProcessing,
    due: due.filter(({ amount }) => amount > 0),
  };
}

const DAY = 86_400_000;

const after = (moment: string, days: number) =>
  new Date(Date.parse(moment) + days * DAY).toISOString();

const isUnanswered = ({ kind, acceptedAt, declinedAt, withdrawnAt }: PaymentRequest) =>
  kind === 'extra' && !acceptedAt && !declinedAt && !withdrawnAt;

/**
 * What the customer of an accepted quote does next, the payments first; undefined if it is nothing. A deposit is to be
 * paid within so many days.
 */
export function askedPart(
  { due: [part], isProcessing }: QuoteMoney,
  requests: readonly PaymentRequest[],
  days: number,
) {
  if (isProcessing) return { state: 'processing' as const, until: null };
  const asked = requests.find((request) => (part ? request.id === part.id : isUnanswered(request)));
  if (!asked) return undefined;
  const { kind, askedAt, lines } = asked;
  const isDeposit = kind === 'deposit';
  const toPay = isDeposit ? ('deposit' as const) : ('payment' as const);
  return {
    state: part ? toPay : ('extra' as const),
    part: `${kind} of ${formatPence(part?.amount ?? totalOf(lines))}`,
    until: isDeposit ? after(askedAt, days) : null,
  };
}

interface Waiting {
  money: QuoteMoney;
  requests: readonly PaymentRequest[];
  /** The work is done. */
  isDone: boolean;
}

/**
 * What the owner waits for once so many days have passed: a deposit, with the day on which it was due, and an answer
 * to an extra, with the day on which it was asked for; and the rest, if it can be asked for now.
 */
export function waitingParts({ money, requests, isDone }: Waiting, days: number, now: Date) {
  const late = requests.filter(({ askedAt }) => after(askedAt, days) < now.toISOString());
  const due = money.due.find(({ kind }) => kind === 'deposit');
  const deposit = late.find(({ id }) => id === due?.id);
  const extra = late.find(isUnanswered);
  const canAsk = isDone && !due && money.open > totalOf(money.due);
  return [
    ...(deposit ? [{ kind: 'deposit' as const, at: after(deposit.askedAt, days) }] : []),
    ...(canAsk ? [{ kind: 'rest' as const, at: null }] : []),
    ...(extra ? [{ kind: 'extra' as const, at: extra.askedAt }] : []),
  ];
}

interface Shown {
  number: string;
  version: number;
  lines: readonly { text: string; amount: Pence }[];
  deposit?: Deposit;
  terms: string;
  message: string;
}

/**
 * What was shown to be accepted, as one text of which a hash is kept: the lines, the total, the deposit and the
 * payment terms, each on a line of its own.
 */
export const agreementText = ({ number, version, lines, deposit, terms, message }: Shown): string =>
  // With the line breaks of the mail, so that the hash is that of the mailed copy as well.
  bodyText(
    [
      `Quote ${number}, version ${version}`,
      message,
      [
        ...lines.map(({ text, amount }) => `${text}: ${formatPence(amount)}`),
        `Total: ${formatPence(totalOf(lines))}`,
        ...(deposit && deposit.amount > 0 ? [`Deposit: ${formatPence(deposit.amount)}`] : []),
      ].join('\n'),
      terms,
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
