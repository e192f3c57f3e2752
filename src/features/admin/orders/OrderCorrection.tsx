import { useId, useState } from 'react';
import { Disclosure, SegmentedControl, Stack } from '../../../design-system';
import {
  type Correctable,
  type Correction,
  type CorrectionKind,
  correctionKinds,
} from '../../../domain/adminOrders';
import { MoneyForm } from '../prices/MoneyForm';

const labels: Readonly<Record<CorrectionKind, string>> = {
  refunds: 'Refund',
  payments: 'Payment',
  void: 'Void',
};

export interface OrderCorrectionProps {
  order: Correctable;
  onCorrect: (kind: CorrectionKind, correction: Correction) => Promise<void>;
}

/** Notes what became of the money of an order by hand: paid back, paid again, or entered wrongly. Renders `<details>`. */
export function OrderCorrection({ order, onCorrect }: OrderCorrectionProps) {
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
          options={correctionKinds.map((value) => ({ value, label: labels[value] }))}
        />
        <MoneyForm kind={kind} order={order} onSave={(correction) => onCorrect(kind, correction)} />
      </Stack>
    </Disclosure>
  );
}
