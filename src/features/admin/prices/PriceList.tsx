import * as styles from './PriceList.css';

/** One line of a price list. */
export interface PriceLine {
  name: string;
  /** When it applies, in a few words after the name. */
  hint?: string;
  /** As it is read: '£129', '25%'. */
  price: string;
  /** What follows from it, in a quieter line below. */
  note?: string | undefined;
}

export interface PriceListProps {
  lines: readonly PriceLine[];
}

/** Prices to be read. Renders `<dl>`. */
export function PriceList({ lines }: PriceListProps) {
  return (
    <dl className={styles.list}>
      {lines.map(({ name, hint, price, note }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>
            {name} {hint && <span className={styles.hint}>{hint}</span>}
          </dt>
          <div aria-hidden="true" className={styles.leader} />
          <dd className={styles.price}>{price}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
