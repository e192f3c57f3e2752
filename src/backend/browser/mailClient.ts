import { MAX_MESSAGE_BYTES, type MailMessage, messageBytes } from '../../domain/mailMessage';
import { type Fetch, withDeadline } from './deadline';

/** Where the sending service answers unless told otherwise. */
export const MAIL_API_BASE = 'https://api.mailgun.net';

/** How long the service has to accept a message. */
export const MAIL_TIMEOUT = 30_000;

/** How long the body of an answer is waited for: it is only logged. */
export const MAIL_ANSWER_TIMEOUT = 5_000;

/** Why a message was not sent, for the log: the person is told in other words. */
export type MailErrorCode = 'too-large' | 'unreachable' | 'timed-out' | 'rejected';

/** What sending a message fails with. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: MailErrorCode;

  constructor(code: MailErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface MailClient {
  /** Resolves once the service has accepted the message. Rejects with a `MailError` alone. */
  send(message: MailMessage): Promise<void>;
}

export interface MailClientOptions {
  fetch: Fetch;
  /** Default `MAIL_API_BASE`. */
  base?: string | undefined;
  /** The sending domain. */
  domain: string;
  /** Left out where a server behind the base adds it. */
  apiKey?: string | undefined;
  /** Is told what the service answered: a status, and the beginning of what it said. */
  log: (message: string, answer: string) => void;
}

/** Throws when a message is larger than may be sent (spec §9). */
export function assertFits(message: MailMessage): void {
  const bytes = messageBytes(message);
  if (bytes > MAX_MESSAGE_BYTES) {
    throw new MailError('too-large', `The message has ${bytes} of ${MAX_MESSAGE_BYTES} bytes.`);
  }
}

/** Sends email through Mailgun's HTTP API, or a server that speaks like it (spec §7). */
export function createMailClient(options: MailClientOptions): MailClient {
  const { fetch, base = MAIL_API_BASE, domain, apiKey, log } = options;
  const url = `${base.replace(/\/+$/, '')}/v3/${encodeURIComponent(domain)}/messages`;

  async function post(message: MailMessage): Promise<Response> {
    try {
      return await withDeadline(MAIL_TIMEOUT, (signal) =>
        fetch(url, {
          method: 'POST',
          headers: apiKey ? { Authorization: basicAuth('api', apiKey) } : {},
          body: formFields(message),
          // Followed, a redirect could turn the POST into a GET that succeeds and sends nothing.
          redirect: 'error',
          signal,
        }),
      );
    } catch (cause) {
      throw isTimeout(cause)
        ? new MailError('timed-out', 'The mail service did not answer in time.', { cause })
        : new MailError('unreachable', 'The mail service could not be reached.', { cause });
    }
  }

  return {
    async send(message) {
      assertFits(message);
      const response = await post(message);
      log(`The mail service answered ${response.status}.`, await excerpt(response));
      if (!response.ok) {
        throw new MailError('rejected', `The mail service answered ${response.status}.`);
      }
    },
  };
}

/** The service takes several recipients in one field, with commas between them. */
function formFields({ from, to, subject, text, html, replyTo }: MailMessage): URLSearchParams {
  return new URLSearchParams({
    from,
    to: to.join(', '),
    subject,
    text,
    html,
    ...(replyTo && { 'h:Reply-To': replyTo }),
  });
}

/** Through UTF-8, because `btoa` refuses whatever is not Latin-1. */
function basicAuth(user: string, password: string): string {
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** The beginning of an answer's body, or why there is none. Never rejects, and never waits long. */
async function excerpt(response: Response): Promise<string> {
  try {
    const text = await withDeadline(MAIL_ANSWER_TIMEOUT, () => response.text());
    return text.slice(0, 500);
  } catch (error) {
    return `(unreadable: ${String(error)})`;
  }
}
