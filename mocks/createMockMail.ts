import type { OwnersMail } from '#src/backend/AdminBackend.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import {
  MAILS_PER_PAGE,
  type MailPage,
  type MailQuery,
  type QueuedMail,
} from '#src/domain/outbox.ts';
import { mockNow } from './clock.ts';

/** A page of these mails, as the server gives it. */
export function findMails(
  mails: readonly QueuedMail[],
  { text, status, page }: MailQuery,
): MailPage {
  const inState = (wanted: string) => mails.filter((each) => each.state === wanted);
  const found = mails.filter(
    ({ state, subject, to }) =>
      (status === 'all' || state === status) &&
      [subject, ...to].join('\n').toLowerCase().includes(text.trim().toLowerCase()),
  );
  const start = (page - 1) * MAILS_PER_PAGE;
  return {
    mails: found.slice(start, start + MAILS_PER_PAGE),
    found: found.length,
    counts: {
      all: mails.length,
      waiting: inState('waiting').length,
      sent: inState('sent').length,
      failed: inState('failed').length,
    },
  };
}

/** The verbs of the server for these mails. A mail that is sent again is sent at once. */
export function createMockMail(initial: readonly QueuedMail[]): OwnersMail {
  let mails = initial;

  function find(mailId: string): QueuedMail {
    const mail = mails.find(({ id }) => id === mailId);
    if (!mail) throw new AdminError('mail-not-found');
    return mail;
  }

  function replace(changed: QueuedMail) {
    mails = mails.map((each) => (each.id === changed.id ? changed : each));
    return changed;
  }

  return {
    list: async (query) => findMails(mails, query),
    open: async (mailId) => find(mailId),
    async sendAgain(mailId) {
      const { attempts, ...mail } = find(mailId);
      const attempt = { at: mockNow().toISOString(), error: null };
      return replace({
        ...mail,
        state: 'sent',
        nextAt: null,
        attempts: [...attempts, attempt],
        isSetAside: false,
      });
    },
    setAside: async (mailId) => replace({ ...find(mailId), isSetAside: true }),
  };
}
