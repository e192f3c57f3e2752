import { createMailClient, MailError } from '../../src/backend/services/mailClient.ts';
import type { MailMessage } from '../../src/domain/mailMessage.ts';
import { JobError } from '../jobs/startJobs.ts';
import type { ServerSettings } from '../settings.ts';

export interface Transport {
  /**
   * Resolves with the id that the mail service has given the message. Rejects with a `JobError`. Each attempt
   * has the same `messageId`, so that a mail program shows one of two copies.
   */
  send(message: MailMessage, messageId: string): Promise<string>;
}

/** What mail programs make a conversation of, and what keeps programs from answering. */
export function headersOf(messageId: string, domain: string, answers?: string) {
  const first = `<${answers}@${domain}>`;
  return {
    'Message-Id': `<${messageId}@${domain}>`,
    'Auto-Submitted': 'auto-generated',
    ...(answers && { 'In-Reply-To': first, References: first }),
  };
}

/** Mailgun's HTTP API, or a compatible server. */
export function httpTransport(
  mail: NonNullable<ServerSettings['mail']>,
  request: typeof fetch,
): Transport {
  const client = createMailClient({ ...mail, fetch: request, log: () => {} });
  return {
    async send(message, messageId) {
      try {
        return await client.send(message, headersOf(messageId, mail.domain, message.answers));
      } catch (cause) {
        if (!(cause instanceof MailError)) throw cause;
        throw new JobError(cause.message, {
          cause,
          isFinal: cause.code === 'too-large',
          isOfSettings: cause.status === 401 || cause.status === 403,
        });
      }
    },
  };
}
