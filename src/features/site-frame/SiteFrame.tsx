import type { ReactNode } from 'react';
import { Page } from '../../design-system';
import { SiteFooter, type SiteFooterProps } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

export interface SiteFrameProps extends SiteFooterProps {
  account?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen except the admin's: skip link, header, `<main>` and footer. */
export function SiteFrame({ account, children, ...footer }: SiteFrameProps) {
  return (
    <Page
      header={<SiteHeader name={footer.name} account={account} />}
      footer={<SiteFooter {...footer} />}
    >
      {children}
    </Page>
  );
}
