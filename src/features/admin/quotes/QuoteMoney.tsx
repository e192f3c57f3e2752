import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { business } from '../../../content/business';
import {
  Button,
  Card,
  Disclosure,
  Field,
  Heading,
  Inline,
  List,
  Notice,
  Stack,
  Text,
  TextArea,
  TextLink,
  useToast,
} from '../../../design-system';
import { type Correction, correctionSchema } from '../../../domain/adminOrders';
import type { AdminQuote } from '../../../domain/adminQuotes';
import { dayIn } from '../../../domain/day';
import { editableAmount, formatPence } from '../../../domain/money';
import { blankPrice, restSchema } from '../../../domain/pricedQuote';
import type { DuePart, PaymentRequest } from '../../../domain/quoteMoney';
import { totalOf } from '../../../domain/quoteTotal';
import { Moment } from '../../dates/Moment';
import { PriceList } from '../../prices/PriceList';
import { moneyLines } from '../../prices/quoteLines';
import { useSchemaForm } from '../../questions/useSchemaForm';
import { useAction, useSubmission } from '../../submission/useSubmission';
import { entryHref } from '../kinds/hrefs';
import { PaidDayInput } from '../orders/PaidDayInput';
import { PoundsInput } from '../prices/PoundsInput';
import { SaveError } from '../saving/SaveError';
import { QuotePriceForm } from './QuotePriceForm';

/** Asks for all that is open. Renders `<form>`. */
function RestForm({ open, onAsk }: { open: number; onAsk: (message: string) => Promise<void> }) {
  const { register, handleSubmit, formState } = useSchemaForm(restSchema, {
    defaultValues: { message: '' },
  });
  const asking = useSubmission(({ message }: { message: string }) => onAsk(message));
  return (
    <form noValidate aria-label="Rest" onSubmit={handleSubmit(asking.run)}>
      <Stack gap="xs">
        <Field label="Message" error={formState.errors.message?.message}>
          {(field) => <TextArea autoComplete="off" {...field} {...register('message')} />}
        </Field>
        <SaveError failure={asking} />
        <Inline stacked>
          <Button type="submit" loading={asking.pending}>
            {`Ask for ${formatPence(open)}`}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

interface TransferFormProps {
  part: DuePart;
  onTransfer: (payment: Correction) => Promise<void>;
}

/** Notes what has arrived by bank transfer for a part. Renders `<form>`. */
function TransferForm({ part, onTransfer }: TransferFormProps) {
  const today = dayIn(business.timeZone, new Date());
  const { register, handleSubmit, formState } = useSchemaForm(
    correctionSchema('payments', today, { paidOn: '', left: 0 }),
    {
      defaultValues: { amount: editableAmount(part.amount), day: '', note: '' },
    },
  );
  const { errors } = formState;
  const noting = useSubmission(onTransfer);
  return (
    <form noValidate aria-label="Transfer" onSubmit={handleSubmit(noting.run)}>
      <Stack gap="xs">
        <Field label="Amount" error={errors.amount?.message} required>
          {(field) => <PoundsInput {...field} {...register('amount')} />}
        </Field>
        <Field label="Arrived on" error={errors.day?.message} required>
          {(field) => <PaidDayInput max={today} {...field} {...register('day')} />}
        </Field>
        <SaveError failure={noting} />
        <Inline stacked>
          <Button type="submit" variant="secondary" loading={noting.pending}>
            Mark as Paid
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function TakeBack({ onTakeBack }: { onTakeBack: () => Promise<void> }) {
  const { run, pending } = useAction('It was not taken back', onTakeBack);
  return (
    <Button variant="quiet" loading={pending} onClick={() => void run()}>
      Take Back
    </Button>
  );
}

interface AskedProps {
  request: PaymentRequest;
  /** What of it is to be paid now. */
  part: DuePart | undefined;
  quoteId: string;
}

/** What was asked for, and how far it is. */
function Asked({ request, part, quoteId }: AskedProps) {
  const { kind, lines, askedAt, acceptedAt, declinedAt } = request;
  const amount = formatPence(part?.amount ?? totalOf(lines));
  return (
    <Stack gap="xxs">
      <Text weight="medium">{part?.text ?? `Extra to quote ${quoteId}`}</Text>
      {kind === 'extra' && <Text size="small">{lines.map(({ text }) => text).join(', ')}</Text>}
      <Text size="small" variant="quiet">
        <span>{part ? `${amount} to pay` : amount}</span>, asked on{' '}
        <Moment date={acceptedAt ?? askedAt} />
        {!part && (
          <span>{declinedAt ? '. The customer has declined it.' : '. Not answered yet.'}</span>
        )}
      </Text>
    </Stack>
  );
}

export interface QuoteMoneyProps {
  quote: AdminQuote;
  quotes: Pick<ConnectedAdminMethods['quotes'], 'ask' | 'takeBack' | 'noteTransfer'>;
  refresh: () => Promise<void>;
}

/** What is agreed, paid and open of an accepted quote, and what else is asked for. Renders `<section>`. */
export function QuoteMoney({ quote, quotes, refresh }: QuoteMoneyProps) {
  const { toast } = useToast();
  const { id, money, requests } = quote;
  if (!money) return null;
  const { open, excess, due, isProcessing, orderId } = money;
  const partOf = (request: PaymentRequest) => due.find((part) => part.id === request.id);
  const asked = requests.filter(
    (request) =>
      partOf(request) || (request.kind === 'extra' && !request.acceptedAt && !request.withdrawnAt),
  );
  const done = async (work: Promise<void>, title: string, description?: string) => {
    await work;
    toast({ title, ...(description && { description }) });
    await refresh();
  };
  const mailed = `A mail is on its way to ${quote.email}.`;
  return (
    <Card as="section" labelledBy="money-title">
      <Stack gap="md">
        <Inline distribute="between" align="baseline">
          <Heading level="2" size="h4" id="money-title">
            Money
          </Heading>
          {orderId && <TextLink href={entryHref('order', orderId)}>Open the order</TextLink>}
        </Inline>
        <PriceList lines={moneyLines(money)} />
        {isProcessing && (
          <Notice title="A payment is being confirmed">
            The customer has paid in a way that the payment provider confirms later.
          </Notice>
        )}
        {excess > 0 && (
          <Notice tone="warning" title={`${formatPence(excess)} more was paid than is agreed`}>
            Refund it: what was paid by card at the payment provider, a transfer from your bank.
          </Notice>
        )}
        {asked.length > 0 && (
          <List padding="sm">
            {asked.map((request) => {
              const part = partOf(request);
              return (
                <li key={request.id}>
                  <Stack gap="xs">
                    <Inline distribute="between">
                      <Asked request={request} part={part} quoteId={id} />
                      {request.kind !== 'deposit' && !request.acceptedAt && !request.declinedAt && (
                        <TakeBack
                          onTakeBack={() => done(quotes.takeBack(id, request.id), 'Taken back')}
                        />
                      )}
                    </Inline>
                    {part && (
                      <Disclosure variant="plain" summary="Mark as paid by transfer">
                        <TransferForm
                          part={part}
                          onTransfer={({ amount = 0, day = '' }) =>
                            done(
                              quotes.noteTransfer(id, { request: part.id, amount, day }),
                              'Payment noted',
                            )
                          }
                        />
                      </Disclosure>
                    )}
                  </Stack>
                </li>
              );
            })}
          </List>
        )}
        <div>
          {open > 0 && !due.some(({ kind }) => kind === 'rest') && (
            <Disclosure variant="plain" summary="Ask for the rest">
              <RestForm
                open={open}
                onAsk={(message) =>
                  done(quotes.ask(id, { kind: 'rest', message }), 'Asked for the rest', mailed)
                }
              />
            </Disclosure>
          )}
          {/* Another one begins blank. */}
          <Disclosure key={requests.length} variant="plain" summary="Add an extra">
            <QuotePriceForm
              isExtra
              initial={blankPrice}
              newestVersion={0}
              today=""
              onSend={({ lines, message }) =>
                done(quotes.ask(id, { kind: 'extra', lines, message }), 'Extra sent', mailed)
              }
            />
          </Disclosure>
        </div>
      </Stack>
    </Card>
  );
}
