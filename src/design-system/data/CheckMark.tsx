import type { ComponentProps } from 'react';
import { Icon } from '../actions/Icon';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './FeatureList.css';

export interface CheckMarkProps extends Pick<ComponentProps<'span'>, 'ref'> {
  /** A check, or without it a dash. Default `false`. */
  checked?: boolean;
  /** A circle instead of the dash: it can still be checked. Default `false`. */
  open?: boolean;
  /** The same in words, for screen readers. */
  label: string;
}

/** Yes or no in a table cell. Renders `<span>`. */
export function CheckMark({ checked = false, open, label, ref }: CheckMarkProps) {
  return (
    <span ref={ref} className={checked ? styles.checked : styles.unchecked}>
      <Icon name={checked ? 'check' : open ? 'circle' : 'dash'} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
