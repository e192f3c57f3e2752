/** What the site still needs before it sells, in one response. */
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { type Checklist, isSampleLink, sampleTextsOf } from '../../src/domain/checklist.ts';
import { needsAddress } from '../../src/domain/priceGuard.ts';
import type { Database } from '../database/database.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { eventTypes } from '../orders/paymentFacts.ts';
import { readLastEvent } from '../orders/paymentRoutes.ts';
import { offers, readFindings } from '../orders/priceGuard.ts';
import { readRefused } from '../orders/webhook.ts';
import type { ServerSettings } from '../settings.ts';
import { readLastBackup } from './siteSettings.ts';

/** How old the last backup may be, in ms: a day, and what the next one takes. */
const BACKUP_AGE = 26 * 3_600_000;

const factsSchema = z.object({ isMailTested: z.boolean(), hasTwoSteps: z.boolean() });

/** What the owner's page and the check of a deployment show. */
export async function readChecklist(
  database: Database,
  settings: ServerSettings,
  now: Date,
): Promise<Checklist> {
  const { isMailTested, hasTwoSteps } = await database.one(
    factsSchema,
    `select exists (
           select from outbox where kind = 'mail' and about_kind = 'template' and state = 'sent'
         ) as is_mail_tested,
         not exists (select from owners where totp_confirmed_at is null) as has_two_steps`,
  );
  const mail = isMailTested ? 'tested' : 'untested';
  const { findings, list, unreadList } = await readFindings(database, settings);
  const last = await readLastEvent(database);
  const backup = await readLastBackup(database);
  const unread = settings.provider ? 'unread' : 'no-key';
  // What was read before still holds while the provider is away.
  const isKnown = list?.problem === 'unreachable' && list.seenAt.getTime() > 0;
  return {
    origin: settings.publicOrigin,
    sampleLinks: offers.filter(isSampleLink),
    findings,
    listProblem: isKnown ? null : list ? list.problem : unread,
    eventTypes,
    webhook: {
      hasSecret: settings.webhookSecrets.length > 0,
      lastEvent: last?.at ?? null,
      lastVersion: last?.version ?? null,
      refused: await readRefused(database),
      unreadList,
    },
    mail: settings.mail || settings.smtpUrl ? mail : 'missing',
    hasCaptcha: settings.captcha !== undefined,
    hasTwoSteps,
    backup: {
      at: backup?.at.toISOString() ?? null,
      isRecent: backup !== null && now.getTime() - backup.at.getTime() < BACKUP_AGE,
      isChecked: backup?.isChecked ?? false,
    },
    sampleTexts: sampleTextsOf(business),
    needsAddress: business.vatNumber !== '' && offers.some(needsAddress),
  };
}

export const checklistRoutes: OwnersRoutes = (router, { database, settings, now }) =>
  router.get('/', async (context) =>
    reply<Checklist>(context, await readChecklist(database, settings, now())),
  );
