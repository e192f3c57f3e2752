import * as z from 'zod/mini';
import {
  MAX_MESSAGE_BYTES,
  type MailMessage,
  messageBytes,
  quotedSender,
} from '../../domain/mailMessage';
import { type Fetch, withDeadline } from './deadline';
import { isKeptAlive } from './leaving';

const MAIL_API_BASE = 'https://api.mailgun.net';

/** How long the mail API has for its whole response, in ms. */
export const MAIL_TIMEOUT = 30_000;

/**
 * Why a message was not sent, for the log. `unconfirmed`: the status was 2xx, but the response is
 * not the mail API's confirmation; it may be that of a proxy or a captive portal.
 */
export type MailErrorCode = 'too-large' | 'unreachable' | 'timed-out' | 'rejected' | 'unconfirmed';

export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: MailErrorCode;
  /** Of the response, if there was one. */
  readonly status: number | undefined;

  constructor(
    code: MailErrorCode,
    message: string,
    { status, ...options }: ErrorOptions & { status?: number } = {},
  ) {
    super(message, options);
    this.code = code;
    this.status = status;
  }
}

/** Further header fields of a message. */
type MailHeaders = Readonly<Record<string, string>>;

export type MailClient = ReturnType<typeof createMailClient>;

export interface MailClientOptions {
  fetch: Fetch;
  /** Default `MAIL_API_BASE`. */
  base?: string | undefined;
  domain: string;
  /** Omitted if a server behind the base adds it. */
  apiKey?: string | undefined;
  /** Receives the status of each response and the first 500 characters of its body. */
  log: (message: string, body: string) => void;
}

/** The mail API confirms a message with the id that it gave it. */
const confirmationSchema = z.object({ id: z.string().check(z.trim(), z.minLength(1)) });

/** Sends email through Mailgun's HTTP API or a compatible server. */
export function createMailClient(options: MailClientOptions) {
  const { fetch, base = MAIL_API_BASE, domain, apiKey, log } = options;
  const url = `${base.replace(/(?<!\/)\/+$/, '')}/v3/${encodeURIComponent(domain)}/messages`;

  async function post(message: MailMessage, headers?: MailHeaders) {
    try {
      const body = formFields(message, headers);
      return await withDeadline(MAIL_TIMEOUT, async (signal) => {
        const response = await fetch(url, {
          method: 'POST',
          headers: apiKey ? { Authorization: basicAuth('api', apiKey) } : {},
          body,
          // It is ASCII, and mostly the layout of the message.
          keepalive: isKeptAlive(`${body}`.length),
          // Following a redirect can turn the POST into a GET that succeeds and sends nothing.
          redirect: 'error',
          signal,
        });
        return { response, body: await response.text() };
      });
    } catch (cause) {
      throw isTimeout(cause)
        ? new MailError('timed-out', 'The mail service did not answer in time.', { cause })
        : new MailError('unreachable', 'The mail service could not be reached.', { cause });
    }
  }

  return {
    /**
     * Resolves with the id that the mail API gave the message, once it has confirmed it. Rejects only
     * with a `MailError`. Mail programs show two messages with the same Message-Id once.
     */
    async send(message: MailMessage, headers?: MailHeaders): Promise<string> {
      const bytes = messageBytes(message);
      if (bytes > MAX_MESSAGE_BYTES) {
        throw new MailError('too-large', `The message has ${bytes} of ${MAX_MESSAGE_BYTES} bytes.`);
      }
      const { response, body } = await post(message, headers);
      const outcome = `The mail service answered ${response.status}`;
      log(`${outcome}.`, body.slice(0, 500));
      if (!response.ok) throw new MailError('rejected', `${outcome}.`, { status: response.status });
      try {
        return confirmationSchema.parse(JSON.parse(body)).id;
      } catch (cause) {
        throw new MailError('unconfirmed', `${outcome} without the id of the message.`, { cause });
      }
    },
  };
}

/** The mail API takes several recipients in one field, separated by commas. */
function formFields(
  { from, to, subject, text, html, replyTo, hasToken }: MailMessage,
  headers: MailHeaders = {},
): URLSearchParams {
  return new URLSearchParams({
    from: quotedSender(from),
    to: to.join(', '),
    subject,
    text,
    html,
    ...(replyTo && { 'h:Reply-To': replyTo }),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [`h:${name}`, value])),
    // Tracking replaces each link by one of the mail service, which would learn the token.
    ...(hasToken && { 'o:tracking': 'no', 'o:tracking-clicks': 'no' }),
  });
}

/** Encodes as UTF-8 first, because `btoa` accepts only Latin-1. */
function basicAuth(user: string, password: string): string {
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
