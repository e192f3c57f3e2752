import type { ReactNode } from 'react';
import { Page } from '../../design-system';
import { SiteFooter, type SiteFooterProps } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

export interface SiteFrameProps {
  /** The business's name. */
  name: string;
  /** The contact email address. */
  email: string;
  /** Who the business is in law, for the footer. */
  legal?: SiteFooterProps['legal'];
  /** The footer's links to terms, privacy and refunds. */
  policies?: SiteFooterProps['policies'];
  /** A line in the footer for special builds, such as the demo. */
  note?: string | undefined;
  /** The account menu in the header. */
  account?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen except the admin's: skip link, header, `<main>` and footer. */
export function SiteFrame({
  name,
  email,
  legal,
  policies,
  note,
  account,
  children,
}: SiteFrameProps) {
  return (
    <Page
      header={<SiteHeader name={name} account={account} />}
      footer={
        <SiteFooter name={name} email={email} legal={legal} policies={policies} note={note} />
      }
    >
      {children}
    </Page>
  );
}
