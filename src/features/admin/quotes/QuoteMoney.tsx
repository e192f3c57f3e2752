import { useCallback } from 'react';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Button,
  Card,
  Disclosure,
  Heading,
  Inline,
  List,
  Notice,
  Stack,
  Text,
  TextLink,
  useToast,
} from '../../../design-system';
import type { AdminQuote } from '../../../domain/adminQuotes';
import { editableAmount, formatPence } from '../../../domain/money';
import { blankPrice } from '../../../domain/pricedQuote';
import type { PaymentRequest } from '../../../domain/quoteMoney';
import { totalOf } from '../../../domain/quoteTotal';
import { Moment } from '../../dates/Moment';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { PriceList } from '../../prices/PriceList';
import { moneyLines } from '../../prices/quoteLines';
import { useAction } from '../../submission/useSubmission';
import { entryHref } from '../kinds/hrefs';
import { MoneyForm } from '../prices/MoneyForm';
import { QuotePriceForm } from './QuotePriceForm';

interface AskedProps extends QuoteMoneyProps {
  request: PaymentRequest;
}

/** What was paid beyond what is agreed, which goes back with one press. Renders `<section>`. */
function Excess({ quote, quotes, refresh, excess }: QuoteMoneyProps & { excess: number }) {
  const { toast } = useToast();
  const refunding = useAction('It was not refunded', async () => {
    await quotes.refund(quote.id);
    toast({ title: `${formatPence(excess)} refunded` });
    await refresh();
  });
  return (
    <Notice tone="warning" title={`${formatPence(excess)} more was paid than is agreed`}>
      <Stack gap="sm">
        <Text>
          What was paid by card goes back to the card. Send a transfer back from your bank: this
          notes it. If the payment provider refuses,{' '}
          <TextLink href="https://dashboard.stripe.com/payments">refund it there</TextLink>.
        </Text>
        <Inline stacked>
          <Button loading={refunding.pending} onClick={() => void refunding.run()}>
            {`Refund ${formatPence(excess)}`}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}

/** What was asked for, how far it is, and what has arrived for it. Renders `<li>`. */
function Asked({ request, quote, quotes, refresh }: AskedProps) {
  const { toast } = useToast();
  const { id, kind, lines, askedAt, acceptedAt, declinedAt, reason } = request;
  const takingBack = useAction('It was not taken back', async () => {
    await quotes.takeBack(quote.id, id);
    toast({ title: 'Taken back' });
    await refresh();
  });
  const part = quote.money?.due.find((each) => each.id === id);
  const amount = formatPence(part?.amount ?? totalOf(lines));
  const answer = declinedAt ? 'The customer has declined it.' : 'Not answered yet.';
  return (
    <li>
      <Stack gap="xs">
        <Inline distribute="between">
          <Stack gap="xxs">
            <Text weight="medium">{part?.text ?? `Extra to quote ${quote.id}`}</Text>
            {kind === 'extra' && (
              <Text size="small">{lines.map(({ text }) => text).join(', ')}</Text>
            )}
            <Text size="small" variant="quiet">
              <span>{part ? `${amount} to pay` : amount}</span>, asked on{' '}
              <Moment date={acceptedAt ?? askedAt} />
              {!part && <span>{`. ${[answer, reason].filter(Boolean).join(' ')}`}</span>}
            </Text>
          </Stack>
          {kind !== 'deposit' && !acceptedAt && !declinedAt && (
            <Button
              variant="secondary"
              size="small"
              loading={takingBack.pending}
              onClick={() => void takingBack.run()}
            >
              Take Back
            </Button>
          )}
        </Inline>
        {part && (
          <Disclosure variant="plain" summary="Mark as paid by transfer">
            <MoneyForm
              kind="transfer"
              amount={editableAmount(part.amount)}
              onSave={async ({ amount = 0, day = '' }) => {
                await quotes.noteTransfer(quote.id, { request: id, amount, day });
                toast({ title: 'Payment noted' });
                await refresh();
              }}
            />
          </Disclosure>
        )}
      </Stack>
    </li>
  );
}

export interface QuoteMoneyProps {
  quote: AdminQuote;
  quotes: Pick<ConnectedAdminMethods['quotes'], 'ask' | 'takeBack' | 'noteTransfer' | 'refund'>;
  refresh: () => Promise<void>;
  /** It stands on the page of the quote, and not on that of its order or ticket. */
  isOnQuote?: boolean;
}

/** What is agreed, paid and open of an accepted quote, and what else is asked for. Renders `<section>`. */
export function QuoteMoney({ isOnQuote = false, ...shown }: QuoteMoneyProps) {
  const { quote, quotes, refresh } = shown;
  const { toast } = useToast();
  const { id, email, money, requests } = quote;
  if (!money) return null;
  const { open, excess, due, isProcessing, orderId } = money;
  const asked = requests.filter(
    (request) =>
      due.some((part) => part.id === request.id) ||
      (request.kind === 'extra' && !request.acceptedAt && !request.withdrawnAt),
  );
  async function ask(what: Parameters<typeof quotes.ask>[1], title: string) {
    await quotes.ask(id, what);
    toast({ title, description: `A mail is on its way to ${email}.` });
    await refresh();
  }
  return (
    <Card as="section" labelledBy="money-title">
      <Stack gap="md">
        <Inline distribute="between" align="baseline">
          <Heading level="2" size="h4" id="money-title">
            {isOnQuote ? 'Money' : `Money of quote ${id}`}
          </Heading>
          {!isOnQuote && <TextLink href={entryHref('quote', id)}>Open the quote</TextLink>}
          {isOnQuote && orderId && (
            <TextLink href={entryHref('order', orderId)}>Open the order</TextLink>
          )}
        </Inline>
        <PriceList lines={moneyLines(money)} />
        {isProcessing && (
          <Notice title="A payment is being confirmed">
            The customer has paid in a way that the payment provider confirms later.
          </Notice>
        )}
        {excess > 0 && <Excess excess={excess} {...shown} />}
        {asked.length > 0 && (
          <List padding="sm">
            {asked.map((request) => (
              <Asked key={request.id} request={request} {...shown} />
            ))}
          </List>
        )}
        <div>
          {open > 0 && !due.some(({ kind }) => kind === 'rest') && (
            <Disclosure variant="plain" name="money" summary="Ask for the rest">
              <MoneyForm
                kind="rest"
                button={`Ask for ${formatPence(open)}`}
                onSave={({ note }) => ask({ kind: 'rest', message: note }, 'Asked for the rest')}
              />
            </Disclosure>
          )}
          {/* Another one begins blank. */}
          <Disclosure key={requests.length} variant="plain" name="money" summary="Add an extra">
            <QuotePriceForm
              isExtra
              initial={blankPrice}
              newestVersion={0}
              today=""
              onSend={({ lines, message }) => ask({ kind: 'extra', lines, message }, 'Extra sent')}
            />
          </Disclosure>
        </div>
      </Stack>
    </Card>
  );
}

/** The same on the page of the order or the ticket of a quote. */
export function MoneyOfQuote({ id }: { id: string }) {
  const quotes = useAdminBackend().connected?.quotes;
  const { loadable, reload, refresh } = useLoadable(
    useCallback(async () => (await quotes?.open(id)) ?? null, [quotes, id]),
  );
  useRefresh(refresh);
  return (
    <LoadableView loadable={loadable} subject="the money" onRetry={() => void reload()}>
      {(quote) => quotes && quote && <QuoteMoney quote={quote} quotes={quotes} refresh={refresh} />}
    </LoadableView>
  );
}
