import type { HttpHandler } from 'msw';
import { type CaptchaHandlerOptions, captchaHandlers } from './handlers/captcha.ts';
import { type MailHandlerOptions, type MailScenario, mailHandlers } from './handlers/mail.ts';

interface NetworkOptions extends Omit<CaptchaHandlerOptions, 'siteVerify'>, MailHandlerOptions {}

type Network = (options?: NetworkOptions) => HttpHandler[];

function network(
  captcha: Pick<CaptchaHandlerOptions, 'siteVerify'> = {},
  mail: MailScenario = 'accepts',
): Network {
  return (options = {}) => [
    ...captchaHandlers({ ...options, ...captcha }),
    ...mailHandlers(mail, options),
  ];
}

/** Named networks, each with handlers for both providers: `msw.use(...networkScenarios.accepts())`. */
export const networkScenarios = {
  /** Everything works. The demo runs on it. */
  accepts: network(),
  captchaRefuses: network({ siteVerify: 'refuses' }),
  mailRejected: network({}, 'rejects'),
  /** Neither provider answers. The widget still loads. */
  providersDown: network({ siteVerify: 'down' }, 'down'),
} satisfies Record<string, Network>;

export type NetworkScenario = keyof typeof networkScenarios;
