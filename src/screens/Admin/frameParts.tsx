import type { AdminFrameProps } from '../../features/admin/frame/AdminFrame';
import { MailLink } from '../../features/admin/mail/MailLink';
import { QuotesLink } from '../../features/admin/quotes/QuotesLink';
import { DamagedNotice } from '../../features/admin/site-data/DamagedNotice';
import { OwnerNotices } from '../../features/admin/status/OwnerNotices';
import { TicketsLink } from '../../features/admin/tickets/TicketsLink';
import { TwoStepLogin } from '../../features/admin/two-step/TwoStepLogin';
import { demoNote } from '../../settings';

/** The parts of the frame that are the same for every panel. */
export const frameParts = {
  /** Links to the panels without a tab, each with its number of waiting items. */
  links: (
    <>
      <TicketsLink />
      <QuotesLink />
      <MailLink />
    </>
  ),
  actions: <TwoStepLogin />,
  notices: (
    <>
      <OwnerNotices />
      <DamagedNotice />
    </>
  ),
  note: demoNote,
} satisfies Partial<AdminFrameProps>;
