import { Icon } from '../actions/Icon';
import * as styles from './FieldMessage.css';

export interface FieldMessageProps {
  /** For `aria-describedby` of the control. */
  id: string;
  /** What is wrong. Without it the line stays, empty, so that nothing jumps when it comes. */
  error: string | undefined;
}

/** The line below a control that says what is wrong with it. Renders `<p>`. */
export function FieldMessage({ id, error }: FieldMessageProps) {
  return (
    <p id={id} className={styles.message}>
      {error && (
        <>
          <span className={styles.mark}>
            <Icon name="warning" />
          </span>
          {error}
        </>
      )}
    </p>
  );
}
