import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { business } from '../content/business';
import { AuthDialogProvider } from '../features/account/AuthDialogProvider';
import { HeaderAccount } from '../features/account/HeaderAccount';
import { SiteFrame } from '../features/site-frame/SiteFrame';
import { demoNote } from '../settings';
import { scrollToSectionSoon, wantedSection } from './sectionScroll';

const { legal: company, vatNumber } = business;

const legal = [
  company.name,
  company.companyNumber && `Company number ${company.companyNumber}`,
  vatNumber && `VAT number ${vatNumber}`,
  company.address,
];

/** The header and footer around visitors' screens. Scrolls to a section that a link asked for. */
export function SiteLayout() {
  const section = wantedSection(useLocation().state);
  useEffect(() => (section ? scrollToSectionSoon(section) : undefined), [section]);

  return (
    <AuthDialogProvider>
      <SiteFrame
        name={business.name}
        email={business.contact.email}
        legal={legal}
        policies={business.policies}
        note={demoNote}
        account={<HeaderAccount />}
      >
        <Outlet />
      </SiteFrame>
    </AuthDialogProvider>
  );
}
