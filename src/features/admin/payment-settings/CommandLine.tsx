import { useId } from 'react';
import * as styles from './CommandLine.css';
import { CopyButton } from './CopyButton';

export interface CommandLineProps {
  command: string;
  /** What the command does, for the accessible name of the button: 'command to deploy the function'. */
  subject: string;
}

/** A terminal command with a button that copies it. */
export function CommandLine({ command, subject }: CommandLineProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <code id={id} className={styles.code}>
        {command}
      </code>
      <CopyButton text={command} subject={subject} sourceId={id} />
    </div>
  );
}
