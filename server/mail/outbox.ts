/** Mail that waits in the database until the mail service has confirmed it. */
import * as z from 'zod/mini';
import { createMailClient, MailError } from '../../src/backend/services/mailClient.ts';
import { foldText } from '../../src/domain/listQuery.ts';
import type { MailMessage } from '../../src/domain/mailMessage.ts';
import {
  type Database,
  DatabaseUnavailable,
  insertRow,
  type Queries,
} from '../database/database.ts';
import { errorText, type Log } from '../log.ts';
import { decrypt, encrypt } from '../secrets.ts';
import type { ServerSettings } from '../settings.ts';

export const messageSchema = z.object({
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.optional(z.string()),
  hasToken: z.optional(z.boolean()),
});

const waitingSchema = z.object({
  id: z.string(),
  attempts: z.number(),
  takenUntil: z.date(),
  message: messageSchema,
  sealed: z.nullable(z.instanceof(Buffer)),
  messageId: z.string(),
});
type WaitingMail = z.infer<typeof waitingSchema>;

/** The pauses after failed attempts, in seconds. After the last one the mail has failed. */
export const PAUSES = [5, 15, 60, 120, 300, 600, 1800, 3600, 7200, 14_400, 28_800, 28_800];

/** Another process takes a mail over if its sender has not reported within this time, in seconds. */
const LEASE = 90;

/** How often the outbox looks for mail that is due, in ms. */
const INTERVAL = 2000;

/** The message without the tokens of its links, as `newToken` makes them. */
function withoutTokens(message: MailMessage): MailMessage {
  const hide = (text: string) => text.replace(/(#(?:[a-z]+=)?)[\w-]{43}/g, '$1…');
  return { ...message, text: hide(message.text), html: hide(message.html) };
}

/**
 * Adds a mail, once for each key. It is sent after the transaction has been committed, or at `nextAt`.
 * Until then, a message with a token can only be read with the server's key.
 */
export async function queueMail(
  queries: Queries,
  key: string,
  message: MailMessage,
  { secretKey, nextAt }: { secretKey?: Buffer | undefined; nextAt?: Date | undefined } = {},
) {
  const { hasToken } = message;
  if (hasToken && !secretKey)
    throw new Error('A mail with a token needs the key that encrypts it.');
  await insertRow(queries, 'outbox', {
    dedupeKey: key,
    ...(nextAt && { nextAt }),
    message: JSON.stringify(withoutTokens(message)),
    sealed: hasToken && secretKey ? encrypt(secretKey, Buffer.from(JSON.stringify(message))) : null,
    searched: foldText([message.subject, ...message.to].join('\n')),
  });
}

/** The message as it is sent. Throws if it was encrypted with another key. */
export function openMessage(
  secretKey: Buffer,
  { message, sealed }: Pick<WaitingMail, 'message' | 'sealed'>,
): MailMessage {
  return sealed ? messageSchema.parse(JSON.parse(decrypt(secretKey, sealed).toString())) : message;
}

export type Outbox = ReturnType<typeof startOutbox>;

export interface OutboxOptions {
  database: Database;
  /** Without it, mail waits. */
  mail?: ServerSettings['mail'] | undefined;
  secretKey: Buffer;
  fetch: typeof fetch;
  log: Log;
}

export function startOutbox({ database, mail, secretKey, fetch, log }: OutboxOptions) {
  if (!mail) return { wake() {}, async stop() {} };
  const client = createMailClient({ ...mail, fetch, log: () => {} });
  let isStopping = false;
  let running: Promise<void> | undefined;
  let isWanted = false;

  /** Takes the next mail that is due, and keeps others from taking it for a while. */
  const take = () =>
    database.row(
      waitingSchema,
      `update outbox set attempts = attempts + 1, taken_until = now() + make_interval(secs => $1)
       where id = (
         select id from outbox
         where state = 'waiting' and next_at <= now() and (taken_until is null or taken_until <= now())
         order by next_at, id limit 1 for update skip locked
       )
       returning id, attempts, taken_until, message, sealed, message_id`,
      [LEASE],
    );

  /**
   * Notes the attempt and its result: sent, or the error with the pause before the next attempt. A mail
   * that another process has sent meanwhile stays sent.
   */
  const report = (
    { id, takenUntil }: WaitingMail,
    result: { providerId: string } | { error: string; pause: number | undefined },
  ) =>
    database.transaction(async (queries) => {
      // The owner may have deleted it while it was sent.
      const known = 'select from outbox where id = $1 for update';
      if ((await queries.execute(known, [id])) === 0) return;
      const error = 'error' in result ? result.error : null;
      const at = new Date(takenUntil.getTime() - LEASE * 1000);
      await insertRow(queries, 'mail_attempts', { mailId: id, at, error });
      if ('providerId' in result) {
        await queries.execute(
          `update outbox set state = 'sent', sent_at = now(), provider_id = $2, last_error = null,
             taken_until = null, sealed = null
           where id = $1`,
          [id, result.providerId],
        );
        return;
      }
      await queries.execute(
        `update outbox set last_error = $2, taken_until = null, state = $3,
           next_at = now() + make_interval(secs => $4)
         where id = $1 and state = 'waiting'`,
        [id, error, result.pause === undefined ? 'failed' : 'waiting', result.pause ?? 0],
      );
    });

  /** While the database is away, tries again: a mail that was sent and not noted would be sent twice. */
  async function reportPatiently(...details: Parameters<typeof report>) {
    for (let left = LEASE / 2; ; left -= 1) {
      try {
        return await report(...details);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || left === 0 || isStopping) throw error;
        await new Promise((resume) => setTimeout(resume, 1000));
      }
    }
  }

  function opened(waiting: WaitingMail): MailMessage {
    try {
      return openMessage(secretKey, waiting);
    } catch (cause) {
      throw new MailError('rejected', 'It was encrypted with another SECRET_KEY.', { cause });
    }
  }

  async function sendOne(waiting: WaitingMail) {
    const { id, attempts, messageId } = waiting;
    try {
      // The same id for each attempt, so that a mail program shows one of two copies.
      const providerId = await client.send(opened(waiting), `<${messageId}@${mail?.domain}>`);
      await reportPatiently(waiting, { providerId });
      log.info('mail sent', { mail: id, attempts });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const pause = error.code === 'too-large' ? undefined : PAUSES[attempts - 1];
      await reportPatiently(waiting, { error: error.message, pause });
      const { code } = error;
      const details = { mail: id, attempts, code, nextInSeconds: pause };
      log.warn('mail not sent', { ...details, error: errorText(error) });
    }
  }

  async function run() {
    do {
      isWanted = false;
      try {
        while (!isStopping) {
          const mail = await take();
          if (!mail) break;
          await sendOne(mail);
        }
      } catch (error) {
        log.warn('outbox interrupted', { error: errorText(error) });
      }
    } while (isWanted && !isStopping);
  }

  /** Looks for mail that is due now, instead of at the next interval. */
  function wake() {
    isWanted = true;
    if (isStopping || running) return;
    running = run().finally(() => {
      running = undefined;
    });
  }

  const timer = setInterval(wake, INTERVAL);
  wake();

  return {
    wake,
    /** Resolves once the mail that is being sent has been sent or has failed. */
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
