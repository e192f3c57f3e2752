import type { ComponentProps } from 'react';
import { label } from './Field.css';
import { FieldHint } from './FieldHint';
import { FieldLabel } from './FieldLabel';
import { FieldMessage } from './FieldMessage';
import { type FieldNotes, useFieldWiring } from './fieldWiring';
import * as styles from './RadioGroup.css';
import { RadioOption, type RadioOptionData } from './RadioOption';

export const radioGroupLayouts = ['rows', 'columns'] as const;

export interface RadioGroupProps
  extends FieldNotes,
    Omit<
      ComponentProps<'input'>,
      'className' | 'style' | 'type' | 'id' | 'value' | 'checked' | 'defaultChecked' | 'children'
    > {
  /** The question that the options answer. */
  legend: string;
  /** The answers, in their order. */
  options: readonly RadioOptionData[];
  /** The name that the chosen value is sent under; `register` gives it. */
  name: string;
  /** The value that is chosen at first. */
  defaultValue?: string;
  /** `columns` for options of a few words: as many beside one another as fit. Default `rows`. */
  layout?: (typeof radioGroupLayouts)[number];
}

/**
 * One choice among a few that all deserve to be seen. Renders `<fieldset>` with native radio
 * buttons, and hands every other attribute on to each of them.
 */
export function RadioGroup({
  legend,
  options,
  hint,
  error,
  isRequired = false,
  defaultValue,
  layout = 'rows',
  ...native
}: RadioGroupProps) {
  const { id, hintId, errorId, aria } = useFieldWiring({
    ...(hint && { hint }),
    error,
    isRequired,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radio group can be required or invalid
    <fieldset role="radiogroup" {...aria}>
      <legend className={`${label} ${styles.legend}`}>
        <FieldLabel label={legend} isRequired={isRequired} />
      </legend>
      <div className={styles.body}>
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        <div className={`${styles.options} ${styles.layouts[layout]}`}>
          {options.map((option) => (
            <RadioOption
              {...native}
              {...option}
              key={option.value}
              id={`${id}-${option.value}`}
              defaultChecked={defaultValue === option.value}
            />
          ))}
        </div>
        <FieldMessage id={errorId} error={error} />
      </div>
    </fieldset>
  );
}
