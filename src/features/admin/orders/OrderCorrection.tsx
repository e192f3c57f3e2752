import { useId, useState } from 'react';
import { business } from '../../../content/business';
import {
  Button,
  Disclosure,
  Field,
  Inline,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '../../../design-system';
import {
  type Correctable,
  type Correction,
  type CorrectionKind,
  correctionKinds,
  correctionSchema,
} from '../../../domain/adminOrders';
import { dayIn } from '../../../domain/day';
import { useSchemaForm } from '../../questions/useSchemaForm';
import { useSubmission } from '../../submission/useSubmission';
import { PoundsInput } from '../prices/PoundsInput';
import { SaveError } from '../saving/SaveError';
import { PaidDayInput } from './PaidDayInput';

const kinds = {
  refunds: {
    label: 'Refund',
    help: 'For money that you have paid back. It gets a credit.',
    note: 'Reason',
    button: 'Note Refund',
  },
  payments: {
    label: 'Payment',
    help: 'For money that has arrived since, such as the next year of a plan. It gets a receipt.',
    note: 'Reference',
    button: 'Note Payment',
  },
  void: {
    label: 'Void',
    help: 'For an order that was entered wrongly. What is left of it gets a credit.',
    note: 'Reason',
    button: 'Void Order',
  },
} as const;

export interface OrderCorrectionProps {
  order: Correctable;
  onCorrect: (kind: CorrectionKind, correction: Correction) => Promise<void>;
}

/** Notes what became of the money of an order by hand: paid back, paid again, or entered wrongly. Renders `<details>`. */
export function OrderCorrection({ order, onCorrect }: OrderCorrectionProps) {
  const name = useId();
  const [kind, setKind] = useState<CorrectionKind>('refunds');
  const today = dayIn(business.timeZone, new Date());
  const { register, handleSubmit, formState, reset, clearErrors } = useSchemaForm(
    correctionSchema(kind, today, order),
    { defaultValues: { amount: '', day: '', note: '' } },
  );
  const { errors } = formState;
  const { help, note, button } = kinds[kind];
  const correcting = useSubmission(async (correction: Correction) => {
    await onCorrect(kind, correction);
    reset();
  });
  return (
    <Disclosure summary="Correct this order">
      <form noValidate aria-label="Correction" onSubmit={handleSubmit(correcting.run)}>
        <Stack gap="sm">
          <SegmentedControl
            legend="What to note"
            name={name}
            value={kind}
            onChange={(chosen) => {
              setKind(chosen);
              clearErrors();
              correcting.clearError();
            }}
            options={correctionKinds.map((value) => ({ value, label: kinds[value].label }))}
          />
          {/* Other words for what is typed, which a translated page shows in a new element alone. */}
          <Stack key={kind} gap="xs">
            <Text variant="quiet">{help}</Text>
            {kind !== 'void' && (
              <>
                <Field label="Amount" error={errors.amount?.message} required>
                  {(field) => <PoundsInput {...field} {...register('amount')} />}
                </Field>
                <Field label="Day" error={errors.day?.message} required>
                  {(field) => <PaidDayInput max={today} {...field} {...register('day')} />}
                </Field>
              </>
            )}
            <Field label={note} error={errors.note?.message} required={kind !== 'payments'}>
              {(field) => <TextInput autoComplete="off" {...field} {...register('note')} />}
            </Field>
            <SaveError failure={correcting} />
            <Inline stacked>
              <Button
                type="submit"
                variant={kind === 'void' ? 'primary' : 'secondary'}
                tone={kind === 'void' ? 'danger' : 'neutral'}
                loading={correcting.pending}
              >
                {button}
              </Button>
            </Inline>
          </Stack>
        </Stack>
      </form>
    </Disclosure>
  );
}
