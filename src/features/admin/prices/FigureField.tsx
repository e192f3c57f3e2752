import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, TextInput } from '../../../design-system';
import { formatPence, pounds } from '../../../domain/money';
import { type FigureKind, figureProblem, parseFigure } from '../../../domain/prices';

const kinds = {
  money: { unit: 'pounds', before: '£' },
  percent: { unit: 'per cent', after: '%', max: '100' },
} as const;

/** Chromium would expose 2.49 as 2.490000009536743. */
const spokenValue = {
  money: (amount: number) => formatPence(pounds(amount)),
  percent: (amount: number) => `${amount}%`,
};

export interface FigureFieldProps extends Pick<ComponentProps<'input'>, 'step' | 'disabled'> {
  /** The visible name of the control. */
  label: string;
  /** A sentence below the label. */
  hint?: string | undefined;
  /** The unit of the figure. */
  kind: FigureKind;
  /** The result of `register`. */
  field: UseFormRegisterReturn;
  /** The current text. */
  text: string;
  /** Why the figure is refused. */
  error?: string | undefined;
  /** Replaces the input's text. */
  onCorrect: (text: string) => void;
}

/**
 * A price or a percentage of a price list. On blur, text that is not numeric becomes 0 and a
 * percentage above 100 becomes 100: the input shows what would be saved.
 */
export function FigureField({
  label,
  hint,
  kind,
  field,
  text,
  error,
  onCorrect,
  ...native
}: FigureFieldProps) {
  return (
    <Field label={label} {...(hint && { hint })} error={error} required>
      {(control) => (
        <TextInput
          type="number"
          inputMode="decimal"
          min="0"
          aria-valuetext={text.trim() === '' ? undefined : spokenValue[kind](Number(text))}
          {...kinds[kind]}
          {...native}
          {...control}
          {...field}
          onBlur={(event) => {
            const { value } = event.target;
            const figure = parseFigure(kind, value);
            const isCorrect = value.trim() !== '' && Number(value) === figure;
            if (!isCorrect && !figureProblem(kind, value)) onCorrect(String(figure));
            return field.onBlur(event);
          }}
        />
      )}
    </Field>
  );
}
