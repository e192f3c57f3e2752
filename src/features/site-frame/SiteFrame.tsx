import type { ReactNode } from 'react';
import { SkipLink } from '../../design-system';
import { SiteFooter } from './SiteFooter';
import * as styles from './SiteFrame.css';
import { SiteHeader } from './SiteHeader';

export interface SiteFrameProps {
  /** The business's name. */
  name: string;
  /** The contact email address. */
  email: string;
  /** Shown in the footer; empty hides it. */
  vatNumber?: string;
  /** A line in the footer for special builds, such as the demo. */
  note?: string | undefined;
  /** The account menu in the header. */
  account?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen except the admin's: skip link, header, `<main>` and footer. */
export function SiteFrame({ name, email, vatNumber, note, account, children }: SiteFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <SiteHeader name={name} account={account} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter name={name} email={email} {...(vatNumber && { vatNumber })} note={note} />
    </div>
  );
}
