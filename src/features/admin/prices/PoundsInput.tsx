import { TextInput, type TextInputProps } from '../../../design-system';

/** A field for a sum in pounds, which is typed with or without pence. */
export function PoundsInput(props: TextInputProps) {
  return <TextInput before="£" unit="pounds" inputMode="decimal" autoComplete="off" {...props} />;
}
