import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, TextInput } from '../../../design-system';
import { formatPence, pounds } from '../../../domain/money';
import { type FigureKind, figureProblem, isNumeric, parseFigure } from '../../../domain/prices';
import { figureText } from './priceEdits';

const kinds = {
  money: { unit: 'pounds', before: '£' },
  percent: { unit: 'per cent', after: '%', 'aria-valuemax': 100 },
} as const;

const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Chromium would expose 2.49 as 2.490000009536743. */
const spokenValue = {
  money: (amount: number) => formatPence(pounds(amount)),
  percent: (amount: number) => `${amount}%`,
};

export interface FigureFieldProps extends Pick<ComponentProps<'input'>, 'step' | 'disabled'> {
  label: string;
  hint?: string | undefined;
  kind: FigureKind;
  field: UseFormRegisterReturn;
  text: string;
  error?: string | undefined;
  onCorrect: (text: string) => void;
}

/**
 * A price or a percentage of a price list. On blur, text that is not numeric becomes 0: the input shows
 * what would be saved. Not of the type `number`, which changes with the wheel and drops a comma.
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
  const isRefused = figureProblem(kind, text) !== null;
  const figure = isNumeric(text) ? Number(text) : undefined;
  return (
    <Field label={label} {...(hint && { hint })} error={error} required>
      {(control) => (
        <TextInput
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          aria-valuemin={0}
          aria-valuenow={figure}
          aria-valuetext={figure === undefined ? undefined : spokenValue[kind](figure)}
          {...kinds[kind]}
          {...native}
          {...control}
          {...field}
          onKeyDown={(event) => {
            const direction = directions[event.key];
            if (!direction || figure === undefined || isRefused) return;
            event.preventDefault();
            const next = figure + direction * (Number(event.currentTarget.step) || 1);
            onCorrect(figureText(kind, parseFigure(kind, String(next))));
          }}
          onBlur={(event) => {
            const saved = parseFigure(kind, text);
            if (figure !== saved && !isRefused) onCorrect(String(saved));
            return field.onBlur(event);
          }}
        />
      )}
    </Field>
  );
}
