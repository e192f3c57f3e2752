import type { OwnersMail } from '#src/backend/AdminBackend.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { findPage } from '#src/domain/listQuery.ts';
import {
  MAILS_PER_PAGE,
  type MailPage,
  type MailQuery,
  mailStates,
  type QueuedMail,
} from '#src/domain/outbox.ts';
import { mockNow } from './clock.ts';

/** A page of these mails, as the server gives it. */
function findMails(mails: readonly QueuedMail[], query: MailQuery): MailPage {
  const { entries, ...page } = findPage(mails, query, {
    statuses: mailStates,
    statusOf: ({ state }) => state,
    textOf: ({ subject, to }) => [subject, ...to].join('\n'),
    pageSize: MAILS_PER_PAGE,
  });
  return { mails: entries, ...page };
}

/** The owner's methods for these mails. A mail that is sent again is sent at once. */
export function createMockMail(initial: readonly QueuedMail[]): OwnersMail {
  let mails = initial;

  function find(mailId: string): QueuedMail {
    const mail = mails.find(({ id }) => id === mailId);
    if (!mail) throw new AdminError('mail-not-found');
    return mail;
  }

  function replace(changed: QueuedMail) {
    mails = mails.map((each) => (each.id === changed.id ? changed : each));
  }

  return {
    list: async (query) => findMails(mails, query),
    open: async (mailId) => find(mailId),
    async sendAgain(mailId) {
      const { attempts, ...mail } = find(mailId);
      const attempt = { at: mockNow().toISOString(), error: null };
      replace({
        ...mail,
        state: 'sent',
        nextAt: null,
        attempts: [...attempts, attempt],
        isSetAside: false,
      });
    },
    async remove(mailId) {
      mails = mails.filter(({ id }) => id !== mailId);
    },
    setAside: async (mailId) => replace({ ...find(mailId), isSetAside: true }),
  };
}
