import { EmptyState, Table, TextLink } from '../../../design-system';
import { MAILS_PER_PAGE, type MailPage, type MailQuery, mailStates } from '../../../domain/outbox';
import { Moment } from '../../dates/Moment';
import type { Loadable } from '../../loading/useLoadable';
import { Panel } from '../frame/Panel';
import { mailHref } from '../hrefs';
import { type ListControls, PagedList } from '../paged-list/PagedList';
import { MailStateBadge } from './MailStateBadge';
import { mailStateLabels } from './mailStateLabels';

const TITLE = 'Mail';

export interface MailPanelProps extends Omit<ListControls<MailPage, MailQuery>, 'list'> {
  /** A page of the mails, while it loads, loaded or failed; null without a server. */
  list: Loadable<MailPage> | null;
}

/** The panel of the mails, from props alone: to search, filter and page through, the newest first. */
export function MailPanel({ list, ...controls }: MailPanelProps) {
  if (!list) {
    return (
      <Panel title={TITLE}>
        <EmptyState title="This website has no server">
          With one, every mail is listed here: what waits, what was sent, and what has failed and
          can be sent again.
        </EmptyState>
      </Panel>
    );
  }
  return (
    <PagedList
      title={TITLE}
      list={list}
      {...controls}
      nouns={{ one: 'mail', several: 'mails' }}
      searchLabel="Search by recipient and subject"
      filter={{
        label: 'State',
        statuses: mailStates.map((value) => ({ value, label: mailStateLabels[value] })),
      }}
      showAllLabel="Show All Mails"
      noMatch="No mail has all of these words and this state. A part of the address or of the subject is enough."
      pageSize={MAILS_PER_PAGE}
      empty="Each mail that the website sends is listed here, such as the answer to a quote request."
    >
      {({ mails }) => (
        <Table
          caption="Mails"
          captionHidden
          columns={[
            {
              header: 'Subject',
              cell: ({ id, subject }) => (
                <TextLink coversRow href={mailHref(id)}>
                  {subject || 'No subject'}
                </TextLink>
              ),
            },
            { header: 'To', cell: ({ to }) => to.join(', ') },
            { header: 'State', cell: (mail) => <MailStateBadge state={mail.state} /> },
            {
              header: 'Queued',
              cell: ({ queuedAt }) => <Moment date={queuedAt} />,
              nowrap: true,
            },
          ]}
          rows={mails}
          rowKey={({ id }) => id}
        />
      )}
    </PagedList>
  );
}
