import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { EmptyState, TextLink } from '../../../design-system';
import {
  MAILS_PER_PAGE,
  type MailQuery,
  type MailSummary,
  mailStates,
} from '../../../domain/outbox';
import { Panel } from '../frame/Panel';
import { mailHref } from '../kinds/hrefs';
import { kinds } from '../kinds/kinds';
import { useOpenedId } from '../opened/useOpened';
import { PagedList } from '../paged-list/PagedList';
import { useListQuery } from '../paged-list/useListQuery';
import { ShortDay } from '../rows/ShortDay';
import { JobStateBadge, jobStateLabels } from './JobStateBadge';
import { QueuedMail } from './QueuedMail';

const TITLE = 'Mail';

const everything: MailQuery = { text: '', status: 'all', page: 1 };

const nameOf = ({ subject }: MailSummary) => subject || 'No subject';

function AllMails({ mail }: { mail: ConnectedAdminMethods['mail'] }) {
  const controls = useListQuery(mail.list, everything);
  return (
    <PagedList
      title={TITLE}
      {...controls}
      nouns={kinds.mail}
      filter={{
        label: 'Status',
        statuses: mailStates.map((value) => ({ value, label: jobStateLabels[value] })),
      }}
      noMatch="No mail has all of these words and this status. A part of the address or of the subject is enough."
      pageSize={MAILS_PER_PAGE}
      empty="Each mail that the website sends is listed here, such as the answer to a quote request."
      table={{
        rowsOf: ({ mails }) => mails,
        nameOf,
        remove: mail.remove,
        columns: [
          {
            header: 'Subject',
            place: 'title',
            cell: (mail) => (
              <TextLink coversRow href={mailHref(mail.id)}>
                {nameOf(mail)}
              </TextLink>
            ),
          },
          {
            header: 'To',
            cell: ({ to }) => <span translate="no">{to.join(', ')}</span>,
            place: 'name',
          },
          {
            header: 'Queued',
            place: 'time',
            cell: ({ queuedAt }) => <ShortDay date={queuedAt} />,
            nowrap: true,
          },
          {
            header: 'Status',
            cell: (mail) => <JobStateBadge state={mail.state} />,
            place: 'status',
          },
        ],
      }}
    />
  );
}

/** The mail panel: all mails, or the one that the URL names with `?mail=`. */
export function Mail() {
  const { connected } = useAdminBackend();
  const id = useOpenedId('mail');
  if (!connected) {
    return (
      <Panel title={TITLE}>
        <EmptyState title="This website has no server">
          With one, every mail is listed here: what waits, what was sent, and what has failed and
          can be sent again.
        </EmptyState>
      </Panel>
    );
  }
  const { mail } = connected;
  return id ? <QueuedMail key={id} id={id} mail={mail} /> : <AllMails mail={mail} />;
}
