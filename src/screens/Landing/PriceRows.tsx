import { useLinkComponent } from '../../design-system';
import * as styles from './PriceRows.css';

export interface PriceRowsProps {
  /** In display order. `href` leads to what is sold, on the same page. */
  prices: readonly { name: string; note: string; price: string; href: string }[];
}

/** What the business sells and what it costs, as a printed price list whose rows are links. */
export function PriceRows({ prices }: PriceRowsProps) {
  const Anchor = useLinkComponent();
  return (
    <ul role="list" className={styles.rows}>
      {prices.map(({ name, note, price, href }) => (
        <li key={href}>
          <Anchor href={href} className={styles.row}>
            <span className={styles.name}>{name}</span> <span className={styles.note}>{note}</span>{' '}
            <span translate="no" className={styles.price}>
              {price}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
