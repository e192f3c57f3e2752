import * as styles from './PriceList.css';

/** One line of a price list. */
export interface PriceLine {
  name: string;
  /** Tells lines with the same name apart. Default: the name. */
  id?: string;
  /** When the price applies, in a few words after the name. */
  hint?: string;
  /** The formatted price: '£129', '25%'. */
  price: string;
  /** A note in a line below. */
  note?: string | undefined;
  /** The sum of the lines above. */
  isTotal?: boolean;
}

export interface PriceListProps {
  lines: readonly PriceLine[];
  total?: 'lead' | 'figure';
}

/** Prices for reading, not for editing. Renders `<dl>`. */
export function PriceList({ lines, total = 'lead' }: PriceListProps) {
  return (
    <dl className={styles.list}>
      {lines.map(({ name, id = name, hint, price, note, isTotal }) => (
        <div key={id} className={isTotal ? `${styles.row} ${styles.total}` : styles.row}>
          <dt className={styles.name}>
            <span>{name}</span> {hint && <span className={styles.hint}>{hint}</span>}
          </dt>
          <dd
            translate={/[a-z]/i.test(price) ? undefined : 'no'}
            className={
              isTotal && total === 'figure' ? `${styles.price} ${styles.figure}` : styles.price
            }
          >
            {price}
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
