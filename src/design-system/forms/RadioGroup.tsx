import type { ComponentProps } from 'react';
import { type ChoiceProps, checkedAttribute } from './choice';
import { label } from './Field.css';
import { FieldHint, FieldLabel, FieldMessage } from './fieldParts';
import { type FieldNotes, useFieldWiring } from './fieldWiring';
import * as styles from './RadioGroup.css';

export const radioGroupLayouts = ['rows', 'columns'] as const;

/** One answer of a `RadioGroup`. */
export interface RadioOption {
  value: string;
  label: string;
  /** What choosing it means. */
  hint?: string;
}

type NativeProps = Omit<
  ComponentProps<'input'>,
  | 'className'
  | 'style'
  | 'type'
  | 'id'
  | 'required'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'children'
>;

export interface RadioGroupProps extends FieldNotes, ChoiceProps<string>, NativeProps {
  /** The question that the options answer. */
  legend: string;
  /** In display order. */
  options: readonly RadioOption[];
  /** `columns` puts short options side by side, as many as fit. Default `rows`. */
  layout?: (typeof radioGroupLayouts)[number];
}

/**
 * One choice among a few visible options. Renders `<fieldset>` with native radio buttons; every
 * other attribute, with `ref` and `onChange`, goes to each radio button.
 */
export function RadioGroup({
  legend,
  options,
  hint,
  error,
  required = false,
  value,
  defaultValue,
  layout = 'rows',
  ...native
}: RadioGroupProps) {
  const { id, hintId, errorId, aria } = useFieldWiring({
    ...(hint && { hint }),
    error,
    required,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radio group can be required or invalid
    <fieldset role="radiogroup" {...aria}>
      <legend key={`${legend} ${required}`} className={`${label} ${styles.legend}`}>
        <FieldLabel label={legend} marked={!required} />
      </legend>
      <div className={styles.body}>
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        <div className={`${styles.options} ${styles.layouts[layout]}`}>
          {options.map((option) => (
            <Option
              {...native}
              {...option}
              key={option.value}
              id={`${id}-${option.value}`}
              {...checkedAttribute({ value, defaultValue }, option.value)}
            />
          ))}
        </div>
        <FieldMessage id={errorId} error={error} />
      </div>
    </fieldset>
  );
}

/** A radio button on a card; the whole card is the target. */
function Option({ label, hint, id, ...native }: RadioOption & ComponentProps<'input'>) {
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  return (
    <label className={styles.option}>
      <input
        {...native}
        {...(hint && { 'aria-labelledby': labelId, 'aria-describedby': hintId })}
        type="radio"
        id={id}
        className={styles.radio}
      />
      <span className={styles.words}>
        <span id={labelId}>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
