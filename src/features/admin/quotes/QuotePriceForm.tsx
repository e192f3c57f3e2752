import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  Button,
  Field,
  Heading,
  Inline,
  Stack,
  Text,
  TextArea,
  TextInput,
  useAnnouncedChange,
  VisuallyHidden,
} from '../../../design-system';
import { formatPence } from '../../../domain/money';
import {
  lineKey,
  type PriceDraft,
  parseAmount,
  priceFormSchema,
  type QuotePrice,
  typedDeposit,
} from '../../../domain/pricedQuote';
import { MAX_LINES } from '../../../domain/quoteLine';
import { depositOf } from '../../../domain/quoteMoney';
import { useSchemaForm } from '../../questions/useSchemaForm';
import { useSubmission } from '../../submission/useSubmission';
import { PoundsInput } from '../prices/PoundsInput';
import { SaveError } from '../saving/SaveError';
import * as styles from './QuotePriceForm.css';

export interface QuotePriceFormProps {
  initial: PriceDraft;
  /** The number of the newest version, which a sent one replaces; 0 before the first. */
  newestVersion: number;
  /** It has been accepted. */
  isAccepted?: boolean;
  /** Asks for an extra of the accepted quote, which has no deposit and no last day. */
  isExtra?: boolean;
  /** The first day that a quote can be valid until. */
  today: string;
  onDraft?: (typed: PriceDraft) => void;
  /** Sends the price as the version after `replacedVersion`. Rejects with the reason, or `changed-meanwhile`. */
  onSend: (price: QuotePrice, replacedVersion: number) => Promise<void>;
}

/** How long after the last key a new total is announced, in ms. */
const SPEAK_AFTER = 1000;

/** The value as it was last unchanged for so many ms; the first one at once. */
function useDebounced<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

/** A key that none of these lines has. */
const nextKey = (keys: readonly string[]) =>
  lineKey(Math.max(0, ...keys.map((key) => Number(key.replace(/\D/g, '')))));

/** Writes the price of a quote request: lines with amounts and their sum. Renders `<form>`. */
export function QuotePriceForm({
  initial,
  newestVersion,
  isAccepted,
  isExtra,
  today,
  onDraft,
  onSend,
}: QuotePriceFormProps) {
  const { register, unregister, handleSubmit, formState, control, setFocus, subscribe } =
    useSchemaForm(priceFormSchema(today), { defaultValues: initial });
  const { errors } = formState;
  const [keys, setKeys] = useState(() => Object.keys(initial.lines));
  const [added, setAdded] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  // The version that the owner has seen: the page may have read a newer one since.
  const seenVersion = useRef(newestVersion);
  const { lines, deposit = '' } = useWatch({ control });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft?.(values) }),
    [subscribe, onDraft],
  );

  useEffect(() => {
    if (added) setFocus(`lines.${added}.text`);
  }, [added, setFocus]);

  const sending = useSubmission(async (price: QuotePrice) => {
    await onSend(price, seenVersion.current);
    seenVersion.current += 1;
  });

  function add() {
    const key = nextKey(keys);
    setKeys([...keys, key]);
    setAdded(key);
  }

  function remove(key: string) {
    unregister(`lines.${key}`);
    setKeys(keys.filter((other) => other !== key));
    // The pressed button is no longer rendered then.
    addButton.current?.focus();
  }

  const sum = keys.reduce((all, key) => all + (parseAmount(lines?.[key]?.amount ?? '') ?? 0), 0);
  const { data: choice } = typedDeposit.safeParse(deposit);
  const first = choice ? depositOf(sum, choice).amount : 0;
  const total = `Total ${formatPence(sum)}`;
  useAnnouncedChange(useDebounced(total, SPEAK_AFTER));

  return (
    <form noValidate aria-label={isExtra ? 'Extra' : 'Price'} onSubmit={handleSubmit(sending.run)}>
      <Stack gap="md">
        {!isExtra && (
          <Heading level="2" size="h4">
            {isAccepted ? 'A new version' : 'Price'}
          </Heading>
        )}
        <Stack gap="xs">
          {keys.map((key, index) => (
            <div key={key} className={styles.line}>
              <div className={styles.text}>
                <Field
                  label={`Line ${index + 1}`}
                  error={errors.lines?.[key]?.text?.message}
                  required
                  wide
                >
                  {(field) => (
                    <TextInput autoComplete="off" {...field} {...register(`lines.${key}.text`)} />
                  )}
                </Field>
              </div>
              <Field
                label={`Amount ${index + 1}`}
                error={errors.lines?.[key]?.amount?.message}
                required
              >
                {(field) => <PoundsInput {...field} {...register(`lines.${key}.amount`)} />}
              </Field>
              {keys.length > 1 && (
                <div className={styles.remove}>
                  <Button variant="quiet" onClick={() => remove(key)}>
                    <span>
                      Remove<VisuallyHidden>{` line ${index + 1}`}</VisuallyHidden>
                    </span>
                  </Button>
                </div>
              )}
            </div>
          ))}
          <div className={styles.sum}>
            <Inline distribute="between">
              <Button
                ref={addButton}
                variant="secondary"
                disabled={keys.length >= MAX_LINES}
                onClick={add}
              >
                Add Line
              </Button>
              <Text weight="semibold" tabular>
                {total}
              </Text>
            </Inline>
          </div>
        </Stack>
        <Stack gap="xs">
          {!isExtra && (
            <Field
              label="Deposit"
              hint={
                first > 0 && first <= sum
                  ? `Deposit ${formatPence(first)} of ${formatPence(sum)}`
                  : 'Such as 30% or 249.50. Blank for none.'
              }
              error={errors.deposit?.message}
            >
              {(field) => <TextInput autoComplete="off" {...field} {...register('deposit')} />}
            </Field>
          )}
          <Field label="Message" error={errors.message?.message}>
            {(field) => <TextArea autoComplete="off" {...field} {...register('message')} />}
          </Field>
          {!isExtra && (
            <div className={styles.day}>
              <Field
                label="Valid until"
                hint="The last day on which the customer can accept."
                error={errors.validUntil?.message}
              >
                {(field) => (
                  <TextInput
                    type="date"
                    min={today}
                    autoComplete="off"
                    {...field}
                    {...register('validUntil')}
                  />
                )}
              </Field>
            </div>
          )}
        </Stack>
        <SaveError failure={sending} />
        {newestVersion > 0 && (
          <Text size="small" variant="quiet">
            The customer has version <span>{newestVersion}</span>. A new one replaces it, at the
            same link as well.{' '}
            {isAccepted && <span>It has to be accepted again. What was paid is kept.</span>}
          </Text>
        )}
        <Inline stacked>
          <Button
            type="submit"
            variant={isAccepted ? 'secondary' : 'primary'}
            loading={sending.pending}
          >
            {isExtra ? 'Send Extra' : 'Send Quote'}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
