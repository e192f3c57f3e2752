/** Any SMTP server. */
import type { ConnectionOptions } from 'node:tls';
import { headerText, senderOf } from '../../src/domain/mailMessage.ts';
import { JobError } from '../jobs/startJobs.ts';
import { isLoopback } from '../settings.ts';
import { headersOf, type Transport } from './transport.ts';

/** How long sending one mail may take in all, in ms. Another process takes it over after the lease. */
const TIMEOUT = 60_000;

/** The longest text of a mail server that is kept. */
const MAX_TEXT = 300;

/** What a mail server has refused, as far as nodemailer tells. */
interface Refusal {
  responseCode?: number | undefined;
  response?: string | undefined;
  command?: string | undefined;
  recipient?: string | undefined;
  rejectedErrors?: readonly Refusal[] | undefined;
}

/** Of RFC 3463: the recipient, its mailbox or the text. The others are about the sender, the login or a limit. */
const FINAL_STATUS = /^5\.(1\.(?![78]$)\d+|2\.[12]|6\.\d+)$/;

/** Of a server that gives no such status. */
const FINAL_CODES: Readonly<Record<string, RegExp>> = {
  'RCPT TO': /^55[012]$/,
  DATA: /^55[0124]$/,
};
const OF_SETTINGS = /relay|send|auth|log ?in|limit/i;

/** Whether other settings would not help either. */
function isFinal({ responseCode, response = '', command = '', rejectedErrors }: Refusal): boolean {
  if (rejectedErrors?.length) return rejectedErrors.every(isFinal);
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  const [, status] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  // After the text, the sender and the relay are accepted: mostly it is about that text, such as taken for spam.
  const isOfText = command === 'DATA' && status === '5.7.1';
  if (status && !isOfText) return FINAL_STATUS.test(status);
  // Any word can be in the address of the recipient.
  const words = headerText(response, MAX_TEXT)
    .split(' ')
    .filter((word) => !word.includes('@'))
    .join(' ');
  return FINAL_CODES[command]?.test(String(responseCode)) === true && !OF_SETTINGS.test(words);
}

/** Whether a refusal for good is one of the settings, which every mail would meet. */
const isOfSettings = ({ rejectedErrors, ...refusal }: Refusal): boolean =>
  rejectedErrors?.length
    ? rejectedErrors.some(isOfSettings)
    : (refusal.responseCode ?? 0) >= 500 && !isFinal(refusal);

function jobError(cause: unknown): JobError {
  const { code, responseCode, response, message } = Object(cause);
  if (code === 'EABORT' || code === 'ETIMEDOUT') {
    return new JobError('The mail server did not answer in time.', { cause });
  }
  if (responseCode === undefined) {
    const text = headerText(message, MAX_TEXT);
    return new JobError(`The mail server could not be reached: ${text}`, { cause });
  }
  return new JobError(`The mail server answered ${headerText(response, MAX_TEXT)}`, {
    cause,
    isFinal: isFinal(Object(cause)),
    isOfSettings: isOfSettings(Object(cause)),
  });
}

/** The error of a mail that the server has taken for other recipients. */
function refusal(refused: readonly Refusal[]): JobError {
  const answers = refused.map(({ response, recipient }) => `${response} to ${recipient}`);
  const text = headerText(answers.join(', '), MAX_TEXT);
  return new JobError(`The other recipients have it. The mail server answered ${text}`, {
    isFinal: refused.every(isFinal),
    isOfSettings: refused.some(isOfSettings),
    left: refused.map(({ recipient = '' }) => recipient),
  });
}

export function smtpTransport(
  url: string,
  { timeout = TIMEOUT, tls = {} }: { timeout?: number; tls?: ConnectionOptions } = {},
): Transport {
  const { protocol, hostname, port, username, password } = new URL(url);
  // Read from the URL one by one: its query could otherwise turn the check of certificates off.
  const options = {
    host: hostname.replaceAll(/[[\]]/g, ''),
    ...(port && { port }),
    secure: protocol === 'smtps:',
    requireTLS: !isLoopback(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    // Nobody listens on the way to this machine, whose server mostly has a certificate that it made itself.
    tls: protocol === 'smtp:' && isLoopback(hostname) ? { ...tls, rejectUnauthorized: false } : tls,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send({ hasToken, from, to, replyTo, answers, ...message }, messageId) {
      const { createTransport } = await import('nodemailer');
      const sender = senderOf(from);
      const [, domain = hostname] = /@([^@\s]+)$/.exec(sender.address) ?? [];
      const sent = await createTransport(options)
        .sendMail({
          ...message,
          // As objects: a text would be parsed again, and a comma in it would begin another address.
          from: sender,
          to: to.map((address) => ({ name: '', address })),
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          headers: headersOf(messageId, domain, answers),
          signal: AbortSignal.timeout(timeout),
        })
        .catch((cause: unknown) => {
          throw jobError(cause);
        });
      if (sent.rejectedErrors?.length) throw refusal(sent.rejectedErrors);
      return sent.response;
    },
  };
}
