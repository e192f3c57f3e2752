import type { ReactNode } from 'react';
import { business } from '../../content/business';
import { Heading, Stack, Text } from '../../design-system';
import type { Business } from '../../domain/business';
import { Figures, type FiguresProps } from '../figures/Figures';
import { companyLine } from '../site-frame/companyLine';
import { Logo } from '../site-frame/Logo';
import * as styles from './Letterhead.css';

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <Text as="address" size="small">
      <span translate="no" className={styles.lines}>
        {lines.filter(Boolean).join('\n')}
      </span>
    </Text>
  );
}

export interface LetterheadProps extends FiguresProps {
  /** The id of the title. */
  id: string;
  title: ReactNode;
  level?: '2' | '3';
  /** Who sends it; the company is at the foot. Default: the business. */
  from?: {
    name: string;
    legal: Parameters<typeof companyLine>[0] & Pick<Business['legal'], 'address'>;
    vatNumber: string;
    contact: { email: string; phone?: { shown: string } };
  };
  /** The lines of the customer's address; empty ones are left out. Default: none. */
  to?: readonly string[] | null;
  children: ReactNode;
}

/**
 * A sheet of the business: the sender and the facts in two columns, the customer, what is written, and the
 * company at the foot. The browser prints it without the page around it. Renders `<article>`.
 */
export function Letterhead({
  id,
  title,
  level = '3',
  from: { name, legal, vatNumber, contact } = business,
  to,
  figures,
  children,
}: LetterheadProps) {
  const foot = companyLine({ ...legal, vatNumber, address: '' });
  return (
    <article aria-labelledby={id} className={styles.letter}>
      <header className={styles.head}>
        <Stack gap="xs">
          <Logo name={name} />
          <Address lines={[legal.address, contact.email, contact.phone?.shown ?? '']} />
        </Stack>
        <div className={styles.facts}>
          <Figures figures={figures} />
        </div>
      </header>
      {to?.some(Boolean) && <Address lines={to} />}
      <Heading level={level} size="h3" id={id}>
        {title}
      </Heading>
      {children}
      {foot && (
        <footer className={styles.foot}>
          <Text size="small" variant="quiet">
            {foot}
          </Text>
        </footer>
      )}
    </article>
  );
}
