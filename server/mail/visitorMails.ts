/** Mails that visitors cause, which strangers could otherwise use to flood an inbox. */

import type { MailTemplateId } from '../../src/content/mailTemplates.ts';
import { normaliseEmail } from '../../src/domain/user.ts';
import type { Queries } from '../database/database.ts';
import { ApiError } from '../http/ApiError.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { hashToken } from '../secrets.ts';
import { queueTemplate, type TemplateMail } from './emailTemplates.ts';

/** Mails to an email address that no account has confirmed. What the owner sends is not counted. */
const unconfirmed = {
  'mail of the hour': { max: 5, period: 3600 },
  'mail of the day': { max: 10, period: 86_400 },
};

/** Whether an account has confirmed this email address. */
export const isConfirmed = async (queries: Queries, email: string) =>
  (await queries.execute('select from accounts where email_key = $1 and verified_at is not null', [
    normaliseEmail(email),
  ])) > 0;

/** The hash of an inbox, because the table of limits holds no personal data. What follows a `+` is one inbox. */
const inboxOf = (email: string) =>
  hashToken(normaliseEmail(email).replace(/\+[^@]*@/, '@')).toString('base64url');

/**
 * Queues a mail that a visitor has asked for. Fails with `too-many-attempts` if the email address is not
 * confirmed and has got too many.
 */
export async function queueForVisitor<Id extends MailTemplateId>(
  queries: Queries,
  key: string,
  mail: TemplateMail<Id> & { to: string },
): Promise<void> {
  if (!(await isConfirmed(queries, mail.to))) {
    const inbox = inboxOf(mail.to);
    for (const [name, limit] of Object.entries(unconfirmed)) {
      await countAttempt(queries, `${name} to ${inbox}`, limit);
    }
  }
  await queueTemplate(queries, key, mail);
}

/** Leaves a mail out that is one too many: what it reports has happened all the same. */
export async function orLeaveOut(queued: Promise<void>): Promise<void> {
  try {
    await queued;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'too-many-attempts')) throw error;
  }
}
