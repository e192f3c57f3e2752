import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useState } from 'react';
import * as styles from './foundations.css';

/** Shows specimens on the page colour, without the styles of the documentation. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={styles.sheet}>{children}</div>
    </Unstyled>
  );
}

/** The name of a token. A press copies the expression that a style file uses. */
function TokenName({ name, code }: { name: string; code: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.token}
        title={`Copy ${code}`}
        onClick={() => navigator.clipboard.writeText(code).then(() => setIsCopied(true))}
        onBlur={() => setIsCopied(false)}
      >
        {name}
      </button>
      <div role="status" className={styles.note}>
        {isCopied && `copied: ${code}`}
      </div>
    </>
  );
}

/** A line of a sheet: the name of a token, notes and a sample. */
export function Specimen({
  name,
  group,
  notes,
  children,
}: {
  name: string;
  /** Where style files find the token, such as `vars.color`; without it the name is not copied. */
  group?: string;
  notes: readonly string[];
  children: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <div>
        <div className={styles.name}>
          {group ? <TokenName name={name} code={`${group}.${name}`} /> : name}
        </div>
        {notes.map((note) => (
          <div key={note} className={styles.note}>
            {note}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
