/** The email templates, which the owner edits. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { defaultTemplates } from '../../src/content/emailTemplates.ts';
import { mailTemplates } from '../../src/content/mailTemplates.ts';
import {
  type DefaultTemplate,
  type EmailTemplate,
  emailTemplateSchema,
  newDefaults,
  placeholdersOf,
} from '../../src/domain/emailTemplates.ts';
import type { Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/body.ts';
import type { OwnerEnvironment } from '../http/sessionCookies.ts';
import { noteAction } from '../owner/auditLog.ts';
import { queueMail } from './outbox.ts';
import { composeMail } from './queueTemplate.ts';

const templateRowSchema = z.extend(emailTemplateSchema, {
  version: z.int().check(z.nonnegative()),
});
type TemplateRow = z.infer<typeof templateRowSchema>;

/** The templates of the mails that the server sends. There is always one of each. */
const ofMails: readonly DefaultTemplate[] = Object.entries(mailTemplates).map(
  ([id, { placeholders, ...texts }]) => ({ template: { id, ...texts }, placeholders }),
);
const allDefaults = [...defaultTemplates, ...ofMails];

const isOfMail = ({ id }: EmailTemplate) => Object.hasOwn(mailTemplates, id);
const unsaved = (template: EmailTemplate): TemplateRow => ({ ...template, version: 0 });

/** Adds a template at the end, unless there is one with its id. Resolves with how many it added. */
export const insertTemplate = (queries: Queries, { id, name, subject, body }: EmailTemplate) =>
  queries.execute(
    `insert into email_templates (id, position, name, subject, body, version)
     select $1, coalesce(max(position), 0) + 1, $2, $3, $4, 1 from email_templates
     on conflict do nothing`,
    [id, name, subject, body],
  );

/** The owner's templates in order, as in browser mode, and those of the mails. */
export async function readTemplates(queries: Queries): Promise<TemplateRow[]> {
  const saved = await queries.rows(
    templateRowSchema,
    'select id, name, subject, body, version from email_templates order by position, id',
  );
  const own = saved.filter((template) => !isOfMail(template));
  const defaults = defaultTemplates.map(({ template }) => template);
  const added = own.length === 0 ? defaults : newDefaults(defaultTemplates, own);
  return [
    ...own,
    ...added.map(unsaved),
    ...ofMails.map(
      ({ template }) => saved.find(({ id }) => id === template.id) ?? unsaved(template),
    ),
  ];
}

/** Fails with `changed-meanwhile`. */
async function saveTemplate(queries: Queries, { version, ...template }: TemplateRow) {
  const { id, name, subject, body } = template;
  // Stores the defaults before and after it as well, in their order. Those of the mails need no row.
  const listed = isOfMail(template) ? [] : await readTemplates(queries);
  const defaults = listed.filter((each) => each.version === 0 && !isOfMail(each));
  const index = defaults.findIndex((each) => each.id === id);
  const before = index === -1 ? defaults : defaults.slice(0, index);
  for (const each of before) await insertTemplate(queries, each);
  const saved =
    version === 0
      ? await insertTemplate(queries, template)
      : await queries.execute(
          `update email_templates set name = $2, subject = $3, body = $4, version = version + 1,
             updated_at = now()
           where id = $1 and version = $5`,
          [id, name, subject, body, version],
        );
  if (saved === 0) throw new ApiError('changed-meanwhile');
  for (const each of defaults.slice(before.length + 1)) await insertTemplate(queries, each);
  return { ...template, version: version + 1 };
}

/** Under `/email-templates`, where the owner's session has been checked. */
export function emailTemplateRoutes({ database, wakeOutbox }: Dependencies) {
  return new Hono<OwnerEnvironment>()
    .get('/', async (context) => context.json(await readTemplates(database)))

    .get('/defaults', (context) => context.json(allDefaults))

    .put('/:id', async (context) => {
      const template = await readBody(context, templateRowSchema);
      if (template.id !== context.req.param('id')) throw new ApiError('bad-request');
      const saved = await database.transaction(async (queries) => {
        const result = await saveTemplate(queries, template);
        const { username } = context.var.owner;
        await noteAction(queries, username, 'saved the template', template.id);
        return result;
      });
      return context.json(saved);
    })

    .post('/:id/test', async (context) => {
      const { id, subject, body } = await readBody(context, emailTemplateSchema);
      const [recipient] = business.mail.internalRecipients;
      // With the sample values of its placeholders, to the business itself.
      const samples = placeholdersOf(allDefaults, id);
      const message = composeMail({ to: recipient }, { id, subject, body }, samples);
      const key = `test-${crypto.randomUUID()}`;
      await queueMail(database, key, message);
      const queued = await database.row(
        z.object({ id: z.string() }),
        'select id from outbox where dedupe_key = $1',
        [key],
      );
      wakeOutbox();
      return context.json({ recipient, mailId: queued?.id }, 202);
    });
}
