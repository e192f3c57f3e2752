import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './SegmentedControl.css';

/** One segment. */
export interface SegmentedControlOption<Value extends string> {
  value: Value;
  label: string;
  /** A few quieter words after the label, such as 'save 25%'. */
  note?: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here; heard, not seen. */
  legend: string;
  /** The name of the radio buttons; a page, or a form, has it once. */
  name: string;
  /** The segments, in their order. */
  options: readonly SegmentedControlOption<Value>[];
  /** The value that is chosen at first. */
  defaultValue: NoInfer<Value>;
  /** The choice cannot be made now; say beside it why. */
  isDisabled?: boolean;
  /** Not needed where a parent's CSS asks `:has(input[value="…"]:checked)`. */
  onChange?: (value: Value) => void;
}

/**
 * Switches a view between two or three ways to see it. Renders `<fieldset>` with native radio
 * buttons, so that it works before and without JavaScript.
 */
export function SegmentedControl<const Value extends string>({
  legend,
  name,
  options,
  defaultValue,
  isDisabled = false,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset disabled={isDisabled} className={styles.group}>
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
              defaultChecked={value === defaultValue}
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
