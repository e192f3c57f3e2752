import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import { type ChoiceProps, checkedAttribute } from './choice';
import * as styles from './SegmentedControl.css';

/** One segment. */
export interface SegmentedControlOption<Value extends string> {
  value: Value;
  label: string;
  /** A short note after the label, such as 'save 25%'. */
  note?: string;
}

export interface SegmentedControlProps<Value extends string>
  extends ChoiceProps<NoInfer<Value>>,
    Pick<ComponentProps<'fieldset'>, 'ref' | 'disabled'> {
  /** The accessible name; visually hidden. */
  legend: string;
  /** In display order. */
  options: readonly SegmentedControlOption<Value>[];
  /** Not needed where a parent's CSS selects `:has(input[value="…"]:checked)`. */
  onChange?: (value: Value) => void;
}

/**
 * Switches between two or three views. Renders `<fieldset>` with native radio buttons, so that it
 * works before and without JavaScript.
 */
export function SegmentedControl<const Value extends string>({
  legend,
  name,
  options,
  value: chosen,
  defaultValue,
  onChange,
  ...fieldset
}: SegmentedControlProps<Value>) {
  return (
    <fieldset {...fieldset} className={styles.group}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.segments}>
        {options.map(({ value, label, note }) => (
          <label key={value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={value}
              {...checkedAttribute({ value: chosen, defaultValue }, value)}
              onChange={onChange && (() => onChange(value))}
              className={styles.radio}
            />
            <span>{label}</span>
            {note && ' '}
            {note && <span className={styles.note}>{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
