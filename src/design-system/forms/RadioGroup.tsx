import type { ComponentProps } from 'react';
import { type ChoiceProps, checkedAttribute } from './choice';
import { label } from './Field.css';
import { FieldHint, FieldLabel, FieldMessage } from './fieldParts';
import { type FieldNotes, useFieldWiring } from './fieldWiring';
import * as styles from './RadioGroup.css';

/** One answer of a `RadioGroup`. */
export interface RadioOption {
  value: string;
  label: string;
}

export interface RadioGroupProps
  extends FieldNotes,
    ChoiceProps<string>,
    Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur' | 'disabled'> {
  /** The question that the options answer. */
  legend: string;
  /** In display order. */
  options: readonly RadioOption[];
}

/**
 * One choice among a few visible options, side by side as far as they fit. Renders `<fieldset>` with
 * native radio buttons, which get the native attributes and `ref`.
 */
export function RadioGroup({
  legend,
  options,
  hint,
  error,
  required = false,
  value,
  defaultValue,
  ...native
}: RadioGroupProps) {
  const { id, hintId, errorId, aria } = useFieldWiring({ hint, error, required });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radio group can be required or invalid
    <fieldset role="radiogroup" {...aria}>
      <legend key={`${legend} ${required}`} className={`${label} ${styles.legend}`}>
        <FieldLabel label={legend} marked={!required} />
      </legend>
      <div className={styles.body}>
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        <div className={styles.options}>
          {options.map((option) => (
            // The whole card is the target.
            <label key={option.value} className={styles.option}>
              <input
                {...native}
                type="radio"
                id={`${id}-${option.value}`}
                value={option.value}
                {...checkedAttribute({ value, defaultValue }, option.value)}
                className={styles.radio}
              />
              <span className={styles.words}>{option.label}</span>
            </label>
          ))}
        </div>
        <FieldMessage id={errorId} error={error} />
      </div>
    </fieldset>
  );
}
