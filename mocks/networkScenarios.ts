import type { HttpHandler } from 'msw';
import { type CaptchaHandlerOptions, captchaHandlers } from './handlers/captcha.ts';
import { type MailHandlerOptions, type MailScenario, mailHandlers } from './handlers/mail.ts';

export interface NetworkOptions
  extends Omit<CaptchaHandlerOptions, 'script' | 'siteVerify'>,
    MailHandlerOptions {}

type Network = (options?: NetworkOptions) => HttpHandler[];

function network(
  captcha: Pick<CaptchaHandlerOptions, 'script' | 'siteVerify'> = {},
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
  captchaScriptSlow: network({ script: 'slow' }),
  captchaScriptDown: network({ script: 'down' }),
  captchaScriptBroken: network({ script: 'broken' }),
  captchaRefuses: network({ siteVerify: 'refuses' }),
  captchaSlow: network({ siteVerify: 'slow' }),
  captchaHangs: network({ siteVerify: 'hangs' }),
  captchaDown: network({ siteVerify: 'down' }),
  captchaFails: network({ siteVerify: 'fails' }),
  captchaMalformed: network({ siteVerify: 'malformed' }),
  mailSlow: network({}, 'slow'),
  mailHangs: network({}, 'hangs'),
  mailDown: network({}, 'down'),
  mailRejected: network({}, 'rejects'),
  acknowledgementRejected: network({}, 'rejectsSecond'),
  mailForbidden: network({}, 'forbids'),
  mailFails: network({}, 'fails'),
  mailMalformed: network({}, 'malformed'),
  mailHtml: network({}, 'html'),
  /** Neither provider answers. The widget still loads. */
  providersDown: network({ siteVerify: 'down' }, 'down'),
} satisfies Record<string, Network>;

export type NetworkScenario = keyof typeof networkScenarios;
