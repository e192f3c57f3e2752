import { TextLink } from '../../../design-system';
import { MAILS_PER_PAGE, type MailPage, type MailQuery, mailStates } from '../../../domain/outbox';
import { Moment } from '../../dates/Moment';
import { mailHref } from '../hrefs';
import { PagedList } from '../paged-list/PagedList';
import { MailStateBadge } from './MailStateBadge';
import { mailStateLabels } from './mailStateLabels';

export interface MailListProps {
  /** The page that matches the query. */
  page: MailPage;
  /** What the controls show. */
  query: MailQuery;
  /** Called with each change of a control. */
  onQuery: (query: MailQuery) => void;
}

/** Mails to search, filter and page through, the newest first. */
export function MailList({ page: { mails, ...page }, query, onQuery }: MailListProps) {
  return (
    <PagedList
      nouns={{ one: 'mail', several: 'mails' }}
      searchLabel="Search by recipient and subject"
      filterLabel="State"
      statuses={mailStates.map((value) => ({ value, label: mailStateLabels[value] }))}
      showAllLabel="Show All Mails"
      noMatch="No mail has all of these words and this state. A part of the address or of the subject is enough."
      pageSize={MAILS_PER_PAGE}
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
      {...page}
      query={query}
      onQuery={onQuery}
    />
  );
}
