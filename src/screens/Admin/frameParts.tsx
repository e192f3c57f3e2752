import type { AdminFrameProps } from '../../features/admin/frame/AdminFrame';
import { MailLink } from '../../features/admin/mail/MailLink';
import { QuotesLink } from '../../features/admin/quotes/QuotesLink';
import { DamagedNotice } from '../../features/admin/site-data/DamagedNotice';
import { ServerNotices } from '../../features/admin/status/ServerNotices';
import { TicketsLink } from '../../features/admin/tickets/TicketsLink';
import { TwoStepLogin } from '../../features/admin/two-step/TwoStepLogin';
import { demoNote } from '../../settings';

/** What is around the panel on every page of the admin. */
export const frameParts = {
  /** To the panels that are no tabs, each with the number of what waits. */
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
      <ServerNotices />
      <DamagedNotice />
    </>
  ),
  note: demoNote,
} satisfies Partial<AdminFrameProps>;
