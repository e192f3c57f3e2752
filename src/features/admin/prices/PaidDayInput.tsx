import { TextInput, type TextInputProps } from '../../../design-system';
import { FIRST_DAY } from '../../../domain/adminOrders';

/** A field for the day on which money has moved. */
export function PaidDayInput(props: TextInputProps) {
  return <TextInput type="date" min={FIRST_DAY} autoComplete="off" {...props} />;
}
