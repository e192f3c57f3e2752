/** Mail that waits in the outbox until the mail service has confirmed it. */
import * as z from 'zod/mini';
import type { About, AboutKind } from '../../src/domain/history.ts';
import { foldText } from '../../src/domain/listQuery.ts';
import { headerAddress, headerText, type MailMessage } from '../../src/domain/mailMessage.ts';
import type { Queries } from '../database/database.ts';
import { type Job, JobError, type JobOptions, startJobs } from '../jobs/startJobs.ts';
import { addJob, removeJobs } from '../jobs/storedJobs.ts';
import { decrypt, encrypt } from '../secrets.ts';
import type { Transport } from './transport.ts';

export const messageSchema = z.object({
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.optional(z.string()),
  hasToken: z.optional(z.boolean()),
  answers: z.optional(z.string()),
});

/** The message without the tokens of its links, as `newToken` makes them. */
function withoutTokens(message: MailMessage): MailMessage {
  const hide = (text: string) => text.replace(/(#(?:[a-z]+=)?)[\w-]{43}/g, '$1…');
  return { ...message, text: hide(message.text), html: hide(message.html) };
}

/** The mail that began the conversation with these recipients about a ticket, if there is one. */
const firstMail = ({ row }: Queries, { kind, id }: About, { to }: MailMessage) =>
  row(
    z.object({ answers: z.string() }),
    `select message_id as answers from outbox
     where kind = 'mail' and about_kind = $1 and about_id = $2 and message->'to' = $3::jsonb
     order by outbox.id limit 1`,
    [kind, id, JSON.stringify(to)],
  );

interface NewMail {
  /** One mail is queued for each. */
  key: string;
  about: About;
  message: MailMessage;
  /** Needed if the message has a token. */
  secretKey?: Buffer | undefined;
  nextAt?: Date | undefined;
}

/**
 * Adds a mail, once for each key. It is sent after the transaction has been committed, or at `nextAt`.
 * Until then, a message with a token can only be read with the server's key.
 */
export async function queueMail(
  queries: Queries,
  { key, about, message: own, secretKey, nextAt }: NewMail,
) {
  const { hasToken } = own;
  if (hasToken && !secretKey)
    throw new Error('A mail with a token needs the key that encrypts it.');
  const message = {
    ...own,
    ...(about.kind === 'ticket' && (await firstMail(queries, about, own))),
  };
  await addJob(queries, {
    kind: 'mail',
    dedupeKey: key,
    about,
    message: withoutTokens(message),
    sealed: hasToken && secretKey ? encrypt(secretKey, Buffer.from(JSON.stringify(message))) : null,
    searched: foldText([message.subject, ...message.to].join('\n')),
    nextAt,
  });
}

/** Deletes the mails about these things. */
export const removeMailsAbout = (queries: Queries, kind: AboutKind, ids: readonly string[]) =>
  removeJobs(queries, 'mail', 'about_kind = $1 and about_id = any($2)', [kind, ids]);

/** Deletes the mails to an email address, and those whose replies go to it. */
export const removeMailsOf = (queries: Queries, emailKey: string) =>
  removeJobs(
    queries,
    'mail',
    `(lower(message->>'to')::jsonb ? $1 or lower(message->>'replyTo') = $1)`,
    [emailKey],
  );

const leftSchema = z.object({ left: z.optional(z.array(z.string())) });

/** The message as it is sent to those who have not got it. Throws if it was encrypted with another key. */
export function openMessage(
  secretKey: Buffer,
  { message, sealed }: Pick<Job, 'message' | 'sealed'>,
): MailMessage {
  const whole = sealed ? JSON.parse(decrypt(secretKey, sealed).toString()) : message;
  const { to, ...rest } = messageSchema.parse(whole);
  return { ...rest, to: leftSchema.parse(message).left ?? to };
}

interface MailOptions extends Pick<JobOptions, 'database' | 'log'> {
  transport: Transport;
  secretKey: Buffer;
}

export function startMail({ transport, secretKey, ...options }: MailOptions) {
  function opened(job: Job): MailMessage {
    let message: MailMessage;
    try {
      message = openMessage(secretKey, job);
    } catch (cause) {
      throw new JobError('It was encrypted with another SECRET_KEY.', { cause });
    }
    if (message.to.every(headerAddress)) return message;
    throw new JobError('It has a recipient that is no email address.', { isFinal: true });
  }
  return startJobs({
    ...options,
    kind: 'mail',
    atOnce: 2,
    // With a response that no database stores, the mail would be sent again and again.
    send: async (job) => headerText(await transport.send(opened(job), job.messageId), 300),
  });
}
