import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, TextInput } from '../../../design-system';

export const priceUnits = ['pounds', 'per cent'] as const;

export interface PriceFieldProps
  extends Pick<ComponentProps<'input'>, 'step' | 'max' | 'disabled'> {
  label: string;
  /** What helps to fill it in. */
  hint?: string;
  /** What the figure counts, as a sign beside it and read out. Default `pounds`. */
  unit?: (typeof priceUnits)[number];
  /** What `register` gave. */
  field: UseFormRegisterReturn;
  /** The figure that would be saved for what has been typed. */
  parse: (text: string) => number;
  /** Puts another text into the field. */
  onCorrect: (text: string) => void;
}

/**
 * A figure of a price list. What is not numeric counts as 0 (spec §5), and is seen to: it becomes
 * what would be saved as soon as the field is left.
 */
export function PriceField({
  label,
  hint,
  unit = 'pounds',
  field,
  parse,
  onCorrect,
  ...native
}: PriceFieldProps) {
  const { onBlur } = field;
  return (
    <Field label={label} {...(hint && { hint })} required>
      {(control) => (
        <TextInput
          type="number"
          inputMode="decimal"
          min="0"
          unit={unit}
          {...(unit === 'pounds' ? { before: '£' } : { after: '%' })}
          {...native}
          {...control}
          {...field}
          onBlur={(event) => {
            const { value } = event.target;
            const figure = parse(value);
            if (value.trim() === '' || Number(value) !== figure) onCorrect(String(figure));
            return onBlur(event);
          }}
        />
      )}
    </Field>
  );
}
