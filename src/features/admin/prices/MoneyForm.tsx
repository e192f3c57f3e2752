import { useState } from 'react';
import { business } from '../../../content/business';
import { Button, Field, Inline, Stack, Text, TextArea, TextInput } from '../../../design-system';
import {
  type Correctable,
  type Correction,
  correctionSchema,
  type MoneyKind,
} from '../../../domain/adminOrders';
import { dayIn } from '../../../domain/day';
import { useSchemaForm } from '../../questions/useSchemaForm';
import { useSubmission } from '../../submission/useSubmission';
import { SaveError } from '../saving/SaveError';
import { PaidDayInput } from './PaidDayInput';
import { PoundsInput } from './PoundsInput';

interface Words {
  /** What the form is called. */
  name: string;
  help?: string;
  day?: string;
  /** What the text is. Default: it has none. */
  note?: string;
  button: string;
}

const kinds: Readonly<Record<MoneyKind, Words>> = {
  refunds: {
    name: 'Correction',
    help: 'For money that you have paid back. It gets a credit.',
    day: 'Day',
    note: 'Reason',
    button: 'Note Refund',
  },
  payments: {
    name: 'Correction',
    help: 'For money that has arrived since, such as the next year of a plan. It gets a receipt.',
    day: 'Day',
    note: 'Reference',
    button: 'Note Payment',
  },
  void: {
    name: 'Correction',
    help: 'For an order that was entered wrongly. What is left of it gets a credit.',
    note: 'Reason',
    button: 'Void Order',
  },
  transfer: { name: 'Transfer', day: 'Arrived on', button: 'Mark as Paid' },
  rest: { name: 'Rest', note: 'Message', button: 'Ask for the Rest' },
};

export interface MoneyFormProps {
  /** What is typed stays when it changes. */
  kind: MoneyKind;
  /** The order that is corrected. */
  order?: Correctable;
  /** The amount that the form begins with. Default: none. */
  amount?: string;
  /** Default: that of the kind. */
  button?: string;
  onSave: (money: Correction) => Promise<void>;
}

/** Notes money that has moved, or asks for it: how much, on which day, and why. Renders `<form>`. */
export function MoneyForm({ kind, order, amount = '', button, onSave }: MoneyFormProps) {
  const today = dayIn(business.timeZone, new Date());
  const { register, handleSubmit, formState, reset } = useSchemaForm(
    correctionSchema(kind, today, order),
    { defaultValues: { amount, day: '', note: '' } },
  );
  // An error belongs to the kind that was tried.
  const [tried, setTried] = useState(kind);
  const errors = tried === kind ? formState.errors : {};
  const words = kinds[kind];
  const saving = useSubmission(async (money: Correction) => {
    await onSave(money);
    reset();
  });
  return (
    <form
      noValidate
      aria-label={words.name}
      onSubmit={(event) => {
        setTried(kind);
        return handleSubmit(saving.run)(event);
      }}
    >
      {/* Other words for what is typed, which a translated page shows in a new element alone. */}
      <Stack key={kind} gap="xs">
        {words.help && <Text variant="quiet">{words.help}</Text>}
        {words.day && (
          <>
            <Field label="Amount" error={errors.amount?.message} required>
              {(field) => <PoundsInput {...field} {...register('amount')} />}
            </Field>
            <Field label={words.day} error={errors.day?.message} required>
              {(field) => <PaidDayInput max={today} {...field} {...register('day')} />}
            </Field>
          </>
        )}
        {words.note && (
          <Field label={words.note} error={errors.note?.message} required={words.note === 'Reason'}>
            {(field) =>
              kind === 'rest' ? (
                <TextArea autoComplete="off" {...field} {...register('note')} />
              ) : (
                <TextInput autoComplete="off" {...field} {...register('note')} />
              )
            }
          </Field>
        )}
        {tried === kind && <SaveError failure={saving} />}
        <Inline stacked>
          <Button
            type="submit"
            variant={kind === 'void' || kind === 'rest' ? 'primary' : 'secondary'}
            tone={kind === 'void' ? 'danger' : 'neutral'}
            loading={saving.pending}
          >
            {button ?? words.button}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
