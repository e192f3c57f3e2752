import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './SegmentedControl.css';

/** One segment. */
export interface SegmentedControlOption<Value extends string> {
  value: Value;
  label: string;
  /** A short note after the label, such as 'save 25%'. */
  note?: string;
}

export interface SegmentedControlProps<Value extends string>
  extends Pick<ComponentProps<'fieldset'>, 'ref' | 'disabled'> {
  /** The accessible name; visually hidden. */
  legend: string;
  /** The name of the radio buttons, unique in the page or the form. */
  name: string;
  /** In display order. */
  options: readonly SegmentedControlOption<Value>[];
  /** The chosen value, when the parent controls it. */
  value?: NoInfer<Value>;
  /** The value that is chosen at first, when the browser keeps it. */
  defaultValue?: NoInfer<Value>;
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
              {...(chosen === undefined
                ? { defaultChecked: value === defaultValue }
                : { checked: value === chosen })}
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
