import { type ComponentProps, useId } from 'react';
import { Code } from '../typography/Code';
import { CopyButton } from './CopyButton';
import * as styles from './CopyField.css';

export interface CopyFieldProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** The text to copy. */
  text: string;
  /** The text to read, where it differs: a long key in groups. Default: `text`. */
  shown?: string;
  /** Names the text, for the accessible name of the button. */
  subject: string;
}

/** A command or a code with a button that copies it. Renders `<div>`. */
export function CopyField({ text, shown = text, subject, ref }: CopyFieldProps) {
  const id = useId();
  return (
    <div ref={ref} className={styles.field}>
      <div className={styles.text}>
        <Code id={id}>{shown}</Code>
      </div>
      <CopyButton text={text} subject={subject} sourceId={id} />
    </div>
  );
}
