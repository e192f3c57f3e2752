import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../actions/Icon';
import * as styles from './Disclosure.css';

export const disclosureVariants = ['lines', 'plain', 'row', 'line', 'phone', 'sheet'] as const;

export interface DisclosureProps
  extends Pick<ComponentProps<'details'>, 'open' | 'onToggle' | 'name' | 'ref'> {
  /** Always shown: what the content is about, in a few words. */
  summary: ReactNode;
  children: ReactNode;
  /**
   * `lines` has hairlines above and below; `plain` is for a row of a `List`, `row` is that of an
   * `OpeningRow`; `line` is 44 px high; `phone` hides its content only below the tablet width;
   * `sheet` is one of several that have edges of their own. Default `lines`.
   */
  variant?: (typeof disclosureVariants)[number];
}

/**
 * Hides details until they are asked for. Renders `<details>`, which opens without JavaScript and
 * whose content the browser's page search finds.
 */
export function Disclosure({ summary, children, variant = 'lines', ...details }: DisclosureProps) {
  return (
    <details {...details} className={styles.variants[variant]}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <span className={styles.mark}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
