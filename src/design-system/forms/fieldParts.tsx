import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../actions/Icon';
import * as styles from './Field.css';

/** The text of a label or a legend. Most fields are required, so the others are marked. */
export function FieldLabel({ label, required }: { label: string; required: boolean }) {
  return (
    <>
      {label}
      {!required && ' '}
      {!required && <span className={styles.optional}>(optional)</span>}
    </>
  );
}

/** Help above a control; `id` is for `aria-describedby` of the control. */
export function FieldHint({ children, id }: { children: ReactNode; id: string }) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}

/** The line for an error below a control. It keeps its height when empty, so that nothing moves. */
export function FieldMessage({
  id,
  error,
  ref,
}: { id: string; error: string | undefined } & Pick<ComponentProps<'p'>, 'ref'>) {
  return (
    <p ref={ref} id={id} className={styles.message}>
      {error && (
        <>
          <span className={styles.messageIcon}>
            <Icon name="warning" />
          </span>
          {error}
        </>
      )}
    </p>
  );
}
