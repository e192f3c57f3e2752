import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { business } from '../content/business';
import { AuthDialogProvider } from '../features/account/AuthDialogProvider';
import { HeaderAccount } from '../features/account/HeaderAccount';
import { companyLine } from '../features/site-frame/companyLine';
import { SiteFrame } from '../features/site-frame/SiteFrame';
import { VisitsChoice } from '../features/site-frame/VisitsChoice';
import { demoNote, statisticsScript } from '../settings';
import { scrollToSectionSoon, wantedSection } from './sectionScroll';

const legal = companyLine({ ...business.legal, vatNumber: business.vatNumber });

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
        note={statisticsScript ? <VisitsChoice script={statisticsScript} /> : demoNote}
        account={<HeaderAccount />}
      >
        <Outlet />
      </SiteFrame>
    </AuthDialogProvider>
  );
}
