/** Mails that visitors cause, which strangers could otherwise use to flood an inbox. */
import * as z from 'zod/mini';
import type { MailTemplateId } from '../../src/content/mailTemplates.ts';
import { normaliseEmail } from '../../src/domain/user.ts';
import { ApiError } from '../ApiError.ts';
import { about } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { hashToken } from '../secrets.ts';
import { signInUrl } from '../urls.ts';
import { isConfirmed } from './confirmed.ts';
import { queueTemplate, type TemplateMail } from './emailTemplates.ts';

/** Mails to an email address that no account has confirmed. What the owner sends is not counted. */
const unconfirmed = { hour: { max: 5, period: 3600 }, day: { max: 10, period: 86_400 } };

/** The same to all of them that one IP address causes. A network of IPv6 causes up to half of what all may. */
const perIpAddress = { hour: { max: 10, period: 3600 }, day: { max: 100, period: 86_400 } };

/** The same to all of them, so that strangers with many IP addresses do not ruin the name of the sender. */
const toUnconfirmed = { max: 300, period: 3600 };
const MAILS_TO_UNCONFIRMED = 'mails to unconfirmed emails';

/** The same to a confirmed one, except for links that reset its password, which have a limit of their own. */
const confirmed = { hour: { max: 10, period: 3600 } };

/** Links that the recipient asks for are counted apart, so that mails that strangers cause leave them. */
const links: Partial<Record<MailTemplateId, string>> = {
  verification: 'account link',
  'password-reset': 'account link',
  'ticket-link': 'ticket link',
};

/**
 * The hash of an inbox, because the table of limits holds no personal data. What follows a `+` is one inbox.
 * Links to it are counted apart: strangers can register any number of such accounts.
 */
function inboxOf(email: string, isLink: boolean): string {
  const inbox = normaliseEmail(email).replace(/\+[^@]*/, isLink ? '+' : '');
  return hashToken(inbox).toString('base64url');
}

type VisitorsMail<Id extends MailTemplateId> = TemplateMail<Id> & {
  to: string;
  ipAddress: string;
};

/**
 * Queues a mail that a visitor has asked for. Fails with `too-many-attempts` if the email address has got
 * too many, or the IP address has caused too many.
 */
export async function queueForVisitor<Id extends MailTemplateId>(
  queries: Queries,
  key: string,
  { ipAddress, ...mail }: VisitorsMail<Id>,
): Promise<void> {
  const isKnown = await isConfirmed(queries, mail.to);
  if (!isKnown || mail.template !== 'password-reset') {
    for (const [period, limit] of Object.entries(isKnown ? {} : perIpAddress)) {
      await countAttempt(queries, `mails of the ${period} caused by ${ipAddress}`, limit);
    }
    const link = links[mail.template];
    const inbox = inboxOf(mail.to, link !== undefined);
    for (const [period, limit] of Object.entries(isKnown ? confirmed : unconfirmed)) {
      await countAttempt(queries, `${link ?? 'mail'} of the ${period} to ${inbox}`, limit);
    }
    // Last: what another limit refuses is not counted.
    if (!isKnown) await countAttempt(queries, MAILS_TO_UNCONFIRMED, toUnconfirmed);
  }
  await queueTemplate(queries, key, mail);
}

const isTooMany = (error: unknown) =>
  error instanceof ApiError && error.code === 'too-many-attempts';

/** Leaves a mail out that is one too many: what it reports has happened all the same. */
export async function orLeaveOut(queued: Promise<void>): Promise<void> {
  try {
    await queued;
  } catch (error) {
    if (!isTooMany(error)) throw error;
  }
}

/** Mails to the owner about tickets, messages and quote requests. */
const MAILS_TO_OWNER = 'mails to the owner';
const toOwner = { max: 20, period: 3600 };

/** When the hour of a limit ends, if it is reached. Reading waits for no other transaction, as counting does. */
async function endOfFull(queries: Queries, key: string, max: number): Promise<Date | undefined> {
  const full = await queries.row(
    z.object({ resetsAt: z.date() }),
    'select resets_at from rate_limits where key = $1 and resets_at > now() and count >= $2',
    [key, max],
  );
  return full?.resetsAt;
}

/** Until when mails to emails that are not confirmed are left out, or undefined. */
export const endOfLeftOut = (queries: Queries) =>
  endOfFull(queries, MAILS_TO_UNCONFIRMED, toUnconfirmed.max);

/** Counts a mail to the owner. Resolves with when the hour ends if it has too many, or with undefined. */
async function endOfFullHour(queries: Queries): Promise<Date | undefined> {
  const find = () => endOfFull(queries, MAILS_TO_OWNER, toOwner.max);
  const full = await find();
  if (full) return full;
  try {
    await countAttempt(queries, MAILS_TO_OWNER, toOwner);
  } catch (error) {
    if (!isTooMany(error)) throw error;
    return find();
  }
  return undefined;
}

/**
 * Queues a mail to the owner about what a visitor has sent. Once an hour has too many of them, one mail at
 * its end replaces the others.
 */
export async function queueForOwner<Id extends MailTemplateId>(
  queries: Queries,
  key: string,
  mail: TemplateMail<Id>,
  origin: string,
): Promise<void> {
  const end = await endOfFullHour(queries);
  if (!end) return queueTemplate(queries, key, mail);
  const digest = {
    template: 'more-messages',
    about: about('record', 'supportTickets'),
    values: { link: signInUrl(origin) },
  } as const;
  return queueTemplate(queries, `more-messages-${end.toISOString()}`, digest, end);
}
