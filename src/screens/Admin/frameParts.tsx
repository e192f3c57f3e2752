import { countOf } from '../../domain/today';
import type { AdminFrameProps } from '../../features/admin/frame/AdminFrame';
import { PasswordAndSessions } from '../../features/admin/password/PasswordAndSessions';
import { DamagedNotice } from '../../features/admin/site-data/DamagedNotice';
import { OwnerNotices } from '../../features/admin/status/OwnerNotices';
import { useOverview } from '../../features/admin/status/OwnerStatusProvider';
import { PanelLinks } from '../../features/admin/status/PanelLinks';
import { TwoStepLogin } from '../../features/admin/two-step/TwoStepLogin';
import { panelPages } from '../../pages';
import { demoNote } from '../../settings';

const frameParts = {
  /** Links to the panels of the header, each with its number of waiting items. */
  links: <PanelLinks />,
  actions: (
    <>
      <PasswordAndSessions />
      <TwoStepLogin />
    </>
  ),
  notices: (
    <>
      <OwnerNotices />
      <DamagedNotice />
    </>
  ),
  note: demoNote,
} satisfies Partial<AdminFrameProps>;

/** The parts of the frame that are the same for every panel. */
export function useFrameParts() {
  const { today, status } = useOverview();
  return {
    ...frameParts,
    version: status?.version,
    owner: status?.owner,
    waiting: today ? countOf(today, 'ticket', 'quote', 'mail') : 0,
  };
}

/** The panels with a tab, of the set-up or of records, and whether each is the first of its group. */
export const tabs = panelPages
  .filter(({ hasTab }) => hasTab)
  .map((page) => ({
    ...page,
    startsGroup: page.name === 'adminOrders' || page.name === 'adminEmailTemplates',
  }));
