import type { ComponentProps } from 'react';
import { Icon } from '../actions/Icon';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './CheckMark.css';

export interface CheckMarkProps extends Pick<ComponentProps<'span'>, 'ref'> {
  /** A check, or a dash without it. Default `false`. */
  checked?: boolean;
  /** The same in words, for screen readers. */
  label: string;
}

/** Yes or no in a table cell. Renders `<span>`. */
export function CheckMark({ checked = false, label, ref }: CheckMarkProps) {
  return (
    <span ref={ref} className={checked ? styles.checked : styles.unchecked}>
      <Icon name={checked ? 'check' : 'dash'} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
