import type { ElementType, ReactNode, Ref } from 'react';
import { Icon } from '../actions/Icon';
import { useWords } from '../words/WordsProvider';
import * as styles from './Field.css';

/** The text of a label or a legend, `marked` as optional. The key of its parent has both. */
export function FieldLabel({ label, marked }: { label: string; marked: boolean }) {
  const { optional } = useWords();
  if (!marked) return label;
  // One text: Chromium leaves a text of only a space out of the accessible name.
  const words = `${label} `;
  return (
    <>
      {words}
      <span className={styles.optional}>{optional}</span>
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

/**
 * The line for an error below a control. It keeps its height when empty, so that nothing moves. It is a
 * paragraph only with an error, because screen readers stop at an empty one.
 */
export function FieldMessage({
  id,
  error,
  ref,
}: {
  id: string;
  error: string | undefined;
  ref?: Ref<HTMLElement>;
}) {
  const Line = (error ? 'p' : 'div') as ElementType;
  return (
    <Line ref={ref} id={id} className={styles.message}>
      {error && (
        <>
          <span className={styles.messageIcon}>
            <Icon name="warning" />
          </span>
          <span>{error}</span>
        </>
      )}
    </Line>
  );
}
