import { useId, useState } from 'react';
import { business } from '../../../content/business';
import {
  Button,
  Disclosure,
  Field,
  FormError,
  Inline,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '../../../design-system';
import {
  type Correction,
  type CorrectionKind,
  correctionKinds,
  correctionSchema,
} from '../../../domain/adminOrders';
import { dayIn } from '../../../domain/day';
import { useSchemaForm } from '../../questions/useSchemaForm';
import { useSubmission } from '../../submission/useSubmission';
import { PoundsInput } from '../prices/PoundsInput';
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

interface CorrectionFormProps {
  kind: CorrectionKind;
  /** The day of the first payment. */
  paidOn: string;
  onCorrect: (kind: CorrectionKind, correction: Correction) => Promise<void>;
}

function CorrectionForm({ kind, paidOn, onCorrect }: CorrectionFormProps) {
  const today = dayIn(business.timeZone, new Date());
  const { register, handleSubmit, formState, reset } = useSchemaForm(
    correctionSchema(kind, today, paidOn),
    { defaultValues: { amount: '', day: '', note: '' } },
  );
  const { errors } = formState;
  const { help, note, button } = kinds[kind];
  const correcting = useSubmission(async (correction: Correction) => {
    await onCorrect(kind, correction);
    reset();
  });
  return (
    <form noValidate aria-label="Correction" onSubmit={handleSubmit(correcting.run)}>
      <Stack gap="xs">
        <Text key={kind} variant="quiet">
          {help}
        </Text>
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
        <FormError>{correcting.error}</FormError>
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
    </form>
  );
}

/** Notes what became of the money of an order by hand: paid back, paid again, or entered wrongly. Renders `<details>`. */
export function OrderCorrection(props: Omit<CorrectionFormProps, 'kind'>) {
  const name = useId();
  const [kind, setKind] = useState<CorrectionKind>('refunds');
  return (
    <Disclosure summary="Correct this order">
      <Stack gap="sm">
        <SegmentedControl
          legend="What to note"
          name={name}
          value={kind}
          onChange={setKind}
          options={correctionKinds.map((value) => ({ value, label: kinds[value].label }))}
        />
        <CorrectionForm key={kind} kind={kind} {...props} />
      </Stack>
    </Disclosure>
  );
}
