import { business } from '../../content/business';
import type { OwnerStatus } from '../../domain/ownerStatus';
import { countOf } from '../../domain/today';
import type { AdminFrameProps } from '../../features/admin/frame/AdminFrame';
import { PasswordAndSessions } from '../../features/admin/password/PasswordAndSessions';
import { DamagedNotice } from '../../features/admin/site-data/DamagedNotice';
import { OwnerNotices } from '../../features/admin/status/OwnerNotices';
import { useOverview } from '../../features/admin/status/OwnerStatusProvider';
import { PanelLinks } from '../../features/admin/status/PanelLinks';
import { TwoStepLogin } from '../../features/admin/two-step/TwoStepLogin';
import { momentText } from '../../features/dates/Moment';
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
} satisfies Partial<AdminFrameProps>;

const serverNote = ({ version, diskUsed, backup }: OwnerStatus) =>
  [
    `${business.name} ${version}`,
    diskUsed && `disk ${diskUsed}% full`,
    backup &&
      `last backup ${momentText(backup.at)}, ${backup.isChecked ? 'checked' : 'not checked'}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The parts of the frame that are the same for every panel. */
export function useFrameParts() {
  const { today, status } = useOverview();
  return {
    ...frameParts,
    note: demoNote ?? (status && serverNote(status)),
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
