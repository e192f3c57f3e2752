import { type ReactNode, useEffect, useState } from 'react';
import { bankAccount } from '../../content/payment';
import {
  Button,
  Card,
  CopyField,
  FormError,
  Heading,
  Inline,
  Notice,
  Stack,
  Text,
} from '../../design-system';
import { formatPence } from '../../domain/money';
import type { QuoteOutcome, SentQuote } from '../../domain/pricedQuote';
import type { DuePart, QuoteMoney } from '../../domain/quoteMoney';
import { totalOf } from '../../domain/quoteTotal';
import { Moment } from '../dates/Moment';
import { PriceList } from '../prices/PriceList';
import { moneyLines, priceLines } from '../prices/quoteLines';
import { errorMessage } from '../submission/errorMessage';
import { useSubmission } from '../submission/useSubmission';
import { typedText } from '../text/text.css';
import { DecisionForms, type DecisionFormsProps } from './QuoteDecision';

/** The account to which a customer transfers money. */
type Bank = typeof bankAccount;

interface ExtraProps extends Pick<DecisionFormsProps, 'isPrimary' | 'onDecide'> {
  extra: SentQuote['extras'][number];
}

/** An extra beside the quote, which is answered alone. Renders `<section>`. */
function Extra({ extra: { id, lines, message }, ...form }: ExtraProps) {
  const titleId = `extra-${id}`;
  return (
    <Card as="section" padding="md" labelledBy={titleId}>
      <Stack gap="md">
        <Heading level="2" size="h4" id={titleId}>
          {`An extra for ${formatPence(totalOf(lines))}`}
        </Heading>
        {message && <div className={typedText}>{message}</div>}
        <PriceList lines={priceLines(lines)} />
        <DecisionForms subject="Extra" {...form} />
      </Stack>
    </Card>
  );
}

interface DueProps extends Pick<QuotePaymentProps, 'onPay'> {
  part: DuePart;
  quote: SentQuote;
  bank: Bank;
  isPrimary: boolean;
}

/** A part that is to be paid now, and how. Renders `<section>`. */
function Due({ part: { id, text, amount }, quote, bank, isPrimary, onPay }: DueProps) {
  const [url, setUrl] = useState<string | null>();
  const { error, pending, run } = useSubmission(
    async () => {
      // After the browser's Back, the earlier one is still known.
      setUrl(undefined);
      setUrl(await onPay(id));
    },
    (failure) =>
      Object(failure).code === 'too-many-attempts'
        ? errorMessage(failure)
        : `The payment page could not be opened, and nothing was paid. Try again in a minute${bank.number ? ', or pay by bank transfer' : ''}.`,
  );
  useEffect(() => {
    // While it is pending, the browser would ask before it leaves.
    if (url && !pending) window.location.assign(url);
  }, [url, pending]);
  const titleId = `due-${id}`;
  const details = [
    ['Account name', bank.name],
    ['Sort code', bank.sortCode],
    ['Account number', bank.number],
    ['Reference', `Quote ${quote.number}`],
  ] as const;
  return (
    <Card as="section" padding="md" labelledBy={titleId}>
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level="2" size="h4" id={titleId}>
            {`To pay now: ${formatPence(amount)}`}
          </Heading>
          <Text size="small" variant="quiet">
            {text}
          </Text>
        </Stack>
        <FormError>{error}</FormError>
        {url === null && (
          <Notice title="The payment page was not opened" live>
            Perhaps you have paid already, here or in another tab, or the sum has changed. If this
            is still shown in a minute, try again.
          </Notice>
        )}
        {quote.takesCards && (
          <Inline stacked>
            <Button
              {...(isPrimary ? { size: 'large' } : { variant: 'secondary' })}
              loading={pending}
              onClick={() => void run()}
            >
              Pay by Card
            </Button>
          </Inline>
        )}
        {bank.number && (
          <Stack gap="xs">
            <Text>{quote.takesCards ? 'Or by bank transfer:' : 'By bank transfer:'}</Text>
            {details.map(([label, value]) => (
              <div key={label}>
                <Text size="small" variant="quiet">
                  {label}
                </Text>
                <CopyField text={value} subject={label.toLowerCase()} />
              </div>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** What is known, in a sentence. */
function sentenceOf({ open, paid, excess, due }: QuoteMoney, state: SentQuote['state']) {
  if (excess > 0) return `You have paid ${formatPence(excess)} more than is agreed now.`;
  if (open === 0) return paid > 0 ? 'Everything is paid. Thank you.' : 'There is nothing to pay.';
  if (state === 'open' && paid > 0) return 'What you have paid counts for the new version as well.';
  return due.length > 0 ? '' : 'Nothing is to be paid now. We will write when the rest is due.';
}

export interface QuotePaymentProps {
  quote: SentQuote;
  money: QuoteMoney;
  bank?: Bank;
  /** Resolves with the URL of the page on which the part is paid, or null if there is none any more. */
  onPay: (request: string) => Promise<string | null>;
  onDecide: (outcome: QuoteOutcome, text: string, extra: string) => Promise<void>;
  /** Whom to ask. */
  children?: ReactNode;
}

/** What is agreed, paid and open of an accepted quote, and the next step: to pay, or to answer an extra. */
export function QuotePayment({
  quote,
  money,
  bank = bankAccount,
  onPay,
  onDecide,
  children,
}: QuotePaymentProps) {
  const { due, isProcessing } = money;
  const { extras, state, next } = quote;
  const sentence = sentenceOf(money, state);
  const asked = extras.filter(({ acceptedAt, declinedAt }) => !acceptedAt && !declinedAt);
  return (
    <Stack gap="lg">
      {isProcessing ? (
        <Notice title="Your payment is being confirmed">
          Some ways of paying take a few days. You need not pay again: this page shows the payment
          once it has arrived.
        </Notice>
      ) : (
        due.map((part, index) => (
          <Due
            key={part.id}
            part={part}
            quote={quote}
            bank={bank}
            isPrimary={index === 0 && (next.state === 'deposit' || next.state === 'payment')}
            onPay={onPay}
          />
        ))
      )}
      {asked.map((extra, index) => (
        <Extra
          key={extra.id}
          extra={extra}
          isPrimary={index === 0 && next.state === 'extra'}
          onDecide={(outcome, text) => onDecide(outcome, text, extra.id)}
        />
      ))}
      <Stack gap="sm">
        <Heading level="2" size="h4">
          Money
        </Heading>
        <PriceList lines={moneyLines(money)} />
        {sentence && <Text>{sentence}</Text>}
        {extras.map(
          ({ id, lines, declinedAt }) =>
            declinedAt && (
              <Text key={id} size="small" variant="quiet">
                <span>{`You have declined the extra for ${formatPence(totalOf(lines))} on `}</span>
                <Moment date={declinedAt} />.
              </Text>
            ),
        )}
        {children}
      </Stack>
    </Stack>
  );
}
