/** Any SMTP server. */
import type { ConnectionOptions } from 'node:tls';
import type { SMTPSentMessageInfo } from 'nodemailer';
import { headerText } from '../../src/domain/mailMessage.ts';
import { JobError } from '../jobs/startJobs.ts';
import { isLoopback } from '../settings.ts';
import type { Transport } from './transport.ts';

/** How long sending one mail may take in all, in ms. Another process takes it over after the lease. */
const TIMEOUT = 60_000;

/** The longest text of a mail server that is kept. */
const MAX_TEXT = 300;

/** The error as the owner reads it. */
function jobError(cause: unknown): JobError {
  const { code, responseCode, response, message } = Object(cause);
  if (code === 'EABORT' || code === 'ETIMEDOUT') {
    return new JobError('The mail server did not answer in time.', { cause });
  }
  if (responseCode === undefined) {
    const text = headerText(message, MAX_TEXT);
    return new JobError(`The mail server could not be reached: ${text}`, { cause });
  }
  // A refused login refuses no mail: the settings are wrong, and the mails wait for other ones.
  const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new JobError(`The mail server answered ${headerText(response, MAX_TEXT)}`, {
    cause,
    isFinal,
  });
}

/** The error of a mail that the server has taken for other recipients. */
function refusal(refused: NonNullable<SMTPSentMessageInfo['rejectedErrors']>): JobError {
  const answers = refused.map(({ response, recipient }) => `${response} to ${recipient}`);
  const text = headerText(answers.join(', '), MAX_TEXT);
  return new JobError(`The other recipients have it. The mail server answered ${text}`, {
    isFinal: refused.every(({ responseCode = 0 }) => responseCode >= 500),
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
    ignoreTLS: isLoopback(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    tls,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send({ hasToken, from, to, replyTo, ...message }, messageId) {
      const { createTransport } = await import('nodemailer');
      const [, name = '', sender = from] = /^([^<>]*)<([^<>]+)>$/.exec(from) ?? [];
      const [, domain = hostname] = /@([^@\s]+)$/.exec(sender) ?? [];
      const sent = await createTransport(options)
        .sendMail({
          ...message,
          // As objects: a text would be parsed again, and a comma in it would begin another address.
          from: { name: name.trim(), address: sender },
          to: to.map((address) => ({ name: '', address })),
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          messageId: `<${messageId}@${domain}>`,
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
