import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, TextInput } from '../../../design-system';
import { type FigureKind, parseFigure } from '../../../domain/prices';

const kinds = {
  money: { unit: 'pounds', before: '£' },
  percent: { unit: 'per cent', after: '%', max: '100' },
} as const;

export interface FigureFieldProps extends Pick<ComponentProps<'input'>, 'step' | 'disabled'> {
  /** The visible name of the control. */
  label: string;
  /** A sentence below the label. */
  hint?: string | undefined;
  /** The unit of the figure. */
  kind: FigureKind;
  /** The result of `register`. */
  field: UseFormRegisterReturn;
  /** Replaces the input's text. */
  onCorrect: (text: string) => void;
}

/**
 * A price or a percentage of a price list. On blur, text that is not numeric becomes 0 and a
 * percentage above 100 becomes 100: the input shows what would be saved.
 */
export function FigureField({ label, hint, kind, field, onCorrect, ...native }: FigureFieldProps) {
  return (
    <Field label={label} {...(hint && { hint })} required>
      {(control) => (
        <TextInput
          type="number"
          inputMode="decimal"
          min="0"
          {...kinds[kind]}
          {...native}
          {...control}
          {...field}
          onBlur={(event) => {
            const { value } = event.target;
            const figure = parseFigure(kind, value);
            if (value.trim() === '' || Number(value) !== figure) onCorrect(String(figure));
            return field.onBlur(event);
          }}
        />
      )}
    </Field>
  );
}
