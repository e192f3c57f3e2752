import type { ReactNode } from 'react';
import * as styles from './Figures.css';

export interface FiguresProps {
  /** Each with its label, which is unique. One without a value is not shown. */
  figures: readonly (readonly [label: string, value: ReactNode])[];
}

/** A few figures in a line, each after its label. Renders `<dl>`. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
