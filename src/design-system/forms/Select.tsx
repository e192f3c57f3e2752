import type { ComponentProps } from 'react';
import { Icon } from '../actions/Icon';
import { control } from './control.css';
import * as styles from './Select.css';
import { frame } from './TextInput.css';

/** One option. */
export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'multiple' | 'size' | 'children'> {
  /** In display order. */
  options: readonly SelectOption[];
}

/**
 * One choice among many, inside a `FilterField` or a `Field`. Controlled with `value`, or uncontrolled
 * with `defaultValue`. Renders `<select>`, which gets every other attribute.
 */
export function Select({ options, ...native }: SelectProps) {
  return (
    <div className={frame}>
      <select {...native} className={`${control} ${styles.select}`}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.mark}>
        <Icon name="chevronDown" />
      </span>
    </div>
  );
}
