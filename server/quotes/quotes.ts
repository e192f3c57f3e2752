/** Quote requests: checked by the captcha, stored, and mailed to the business and the customer. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { createCaptchaVerifier } from '../../src/backend/services/captchaVerifier.ts';
import { business } from '../../src/content/business.ts';
import { stepsAdded } from '../../src/content/mailTemplates.ts';
import { foldText } from '../../src/domain/listQuery.ts';
import { greetingName } from '../../src/domain/mailMessage.ts';
import { nextStep, stepInMail } from '../../src/domain/nextStep.ts';
import { QUOTE_LOCKOUT, quoteSchema } from '../../src/domain/quote.ts';
import { quoteValues } from '../../src/domain/quoteMail.ts';
import { normaliseEmail } from '../../src/domain/user.ts';
import { ApiError } from '../ApiError.ts';
import { about } from '../database/act.ts';
import { readIds } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { countAttempt, countTexts, expectAttemptLeft, type Limit } from '../http/rateLimit.ts';
import { readBody, requestKey } from '../http/request.ts';
import { orLeaveOut, queueForOwner, queueForVisitor } from '../mail/visitorMails.ts';
import { hashToken } from '../secrets.ts';

const limits = {
  all: { max: 60, period: 600 },
  /** While the captcha cannot be checked. */
  unverified: { max: 10, period: 600 },
  /** From one IP address for one email address. */
  lockout: { max: 1, period: QUOTE_LOCKOUT / 1000 },
} satisfies Record<string, Limit>;

const requestSchema = z.object({ quote: quoteSchema, captchaToken: z.nullable(z.string()) });

export function quoteRoutes({
  database,
  settings,
  fetch,
  log,
  now,
  ipAddressOf,
  wakeOutbox,
}: Dependencies) {
  const verify = settings.captcha && createCaptchaVerifier({ fetch, ...settings.captcha });

  /** Checks the token. Fails with `captcha-refused` if it is refused or absent. */
  async function checkCaptcha(token: string | null): Promise<'passed' | 'unverified'> {
    // Without a captcha service, the page shows a stand-in whose tokens mean nothing.
    if (!verify) return 'unverified';
    if (!token) throw new ApiError('captcha-refused');
    const verdict = await verify(token);
    if (verdict.outcome === 'unknown') {
      log.warn('captcha not checked', { error: String(verdict.cause) });
      return 'unverified';
    }
    if (verdict.outcome === 'refused') throw new ApiError('captcha-refused');
    return 'passed';
  }

  return new Hono().post('/', async (context) => {
    const { quote, captchaToken } = await readBody(context, requestSchema);
    const key = requestKey(context, quote);
    const known = await database.execute('select from quotes where request_key = $1', [key]);
    // The response to an earlier attempt was lost; its captcha token cannot be checked again.
    if (known > 0) return context.body(null, 202);

    const ipAddress = ipAddressOf(context);
    await countAttempt(database, `quote ${ipAddress}`, limits.all);
    await countTexts(database, ipAddress, quote);
    // A hash, because the table of limits holds no personal data.
    const sender = hashToken(normaliseEmail(quote.email)).toString('base64url');
    const lockout = [`sent quote ${ipAddress} ${sender}`, limits.lockout, 'locked-out'] as const;
    // Before the captcha's token is used up.
    await expectAttemptLeft(database, ...lockout);
    const captcha = await checkCaptcha(captchaToken);
    if (captcha === 'unverified' && verify) {
      await countAttempt(database, `unverified quote ${ipAddress}`, limits.unverified);
    }
    const values = quoteValues(quote);
    const { email } = values;
    const asked = {
      quote: { status: 'New', since: now().toISOString(), validUntil: null },
    } as const;
    await database.transaction(async (queries) => {
      const [id] = await readIds(
        queries,
        `insert into quotes (request_key, answers, captcha, searched) values ($1, $2, $3, $4)
         on conflict do nothing returning id`,
        [key, JSON.stringify(quote), captcha, foldText(Object.values(quote).join('\n'))],
      );
      if (id === undefined) return;
      await countAttempt(queries, ...lockout);
      const mail = { about: about('quote', id) };
      const toOwner = { ...mail, template: 'quote-request', replyTo: email, values } as const;
      const origin = settings.publicOrigin;
      await queueForOwner(queries, `quote-${id}-internal`, toOwner, origin);
      await orLeaveOut(
        queueForVisitor(queries, `quote-${id}-acknowledgement`, {
          ...mail,
          template: 'quote-received',
          to: email,
          ipAddress,
          added: stepsAdded,
          values: {
            steps: stepInMail(nextStep(asked, business, now())),
            // For texts that were saved when they had these placeholders.
            contactName: greetingName(''),
            answers: [],
          },
        }),
      );
    });
    wakeOutbox();
    return context.body(null, 202);
  });
}
