/** The mails of the product are rendered from templates, which the owner edits. */
import * as z from 'zod/mini';
import { defaultTemplates, siteTemplates } from '../../src/content/emailTemplates.ts';
import { mailBusiness as business } from '../../src/content/mailBusiness.ts';
import { type MailTemplateId, mailTemplates } from '../../src/content/mailTemplates.ts';
import {
  type DefaultTemplate,
  type EmailTemplate,
  emailTemplateSchema,
  newDefaults,
  placeholdersOf,
  type TestMail,
} from '../../src/domain/emailTemplates.ts';
import type { About } from '../../src/domain/history.ts';
import { headerAddress, headerText, type MailMessage } from '../../src/domain/mailMessage.ts';
import { withParagraphs } from '../../src/domain/placeholders.ts';
import { type MailValue, type MailValues, renderTemplate } from '../../src/domain/templateMail.ts';
import { versionedSchema } from '../../src/domain/versioned.ts';
import { ApiError } from '../ApiError.ts';
import { about, act } from '../database/act.ts';
import { columns, insertRow, insertRows, type Queries, readIds } from '../database/database.ts';
import { saveVersion } from '../database/versioned.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { readBody } from '../http/request.ts';
import { queueMail } from './outbox.ts';

const templateRowSchema = z.extend(emailTemplateSchema, versionedSchema.shape);
type TemplateRow = z.infer<typeof templateRowSchema>;

const allDefaults = [...defaultTemplates, ...siteTemplates];

const isOfSite = ({ id }: EmailTemplate) =>
  siteTemplates.some(({ template }) => template.id === id);
const unsaved = (template: EmailTemplate): TemplateRow => ({ ...template, version: 0 });

/** The owner's templates in order, as in browser mode, and those that the site sends. */
export async function readTemplates(queries: Queries): Promise<TemplateRow[]> {
  const saved = await queries.rows(
    templateRowSchema,
    `select ${columns(templateRowSchema)} from email_templates order by position, id`,
  );
  const own = saved.filter((template) => !isOfSite(template));
  const defaults = defaultTemplates.map(({ template }) => template);
  const added = own.length === 0 ? defaults : newDefaults(defaultTemplates, own);
  return [
    ...own,
    ...added.map(unsaved),
    ...siteTemplates.map(
      ({ template }) => saved.find(({ id }) => id === template.id) ?? unsaved(template),
    ),
  ];
}

/** Resolves with the new version, and fails with `changed-meanwhile`. */
async function saveTemplate(queries: Queries, { version, ...template }: TemplateRow) {
  // Stores the defaults before and after it as well, in their order. Those of the site need no row.
  const listed = isOfSite(template) ? [] : await readTemplates(queries);
  const defaults = listed.filter((template) => template.version === 0 && !isOfSite(template));
  const index = defaults.findIndex(({ id }) => id === template.id);
  const addDefaults = async (added: readonly TemplateRow[]) => {
    for (const template of added) {
      await insertRow(queries, 'email_templates', { ...template, version: 1 });
    }
  };
  await addDefaults(index === -1 ? defaults : defaults.slice(0, index));
  const saved = await saveVersion(queries, 'email_templates', template, version);
  if (index !== -1) await addDefaults(defaults.slice(index + 1));
  return saved;
}

export const insertTemplates = (queries: Queries, templates: readonly EmailTemplate[]) =>
  insertRows(
    queries,
    'email_templates',
    templates.map((template) => ({ ...template, version: 1 })),
  );

interface MailAddresses {
  /** The customer's email address. Without it, the mail is for the business itself. */
  to?: string;
  /** Where a reply goes. Default: the email address of the business. */
  replyTo?: string;
}

type Texts = Pick<EmailTemplate, 'id' | 'subject' | 'body'>;

function composeMail({ to, replyTo }: MailAddresses, texts: Texts, values: MailValues) {
  const action = allDefaults.find(({ template }) => template.id === texts.id)?.action;
  return {
    from: headerText(business.mail.sender),
    to: to === undefined ? business.mail.internalRecipients : [headerAddress(to)],
    replyTo: headerAddress(replyTo ?? business.contact.email),
    // Tokens are in the fragments of links.
    ...(String(values.link).includes('#') && { hasToken: true }),
    ...renderTemplate(texts, values, { business, action }),
  } satisfies MailMessage;
}

export interface TemplateMail<Id extends MailTemplateId> extends MailAddresses {
  template: Id;
  about: About;
  /** Paragraphs that are added, above a signature, unless the body has their placeholders, by these. */
  added?: Readonly<Record<string, string>>;
  /** Encrypts the mail until it was sent; needed if its link may have a token. */
  secretKey?: Buffer;
  /** A value for each placeholder of the template, and for others that saved texts may have. */
  values: Readonly<Record<keyof (typeof mailTemplates)[Id]['placeholders'], MailValue>> &
    MailValues;
}

const textsSchema = z.pick(emailTemplateSchema, { subject: true, body: true });

/** Queues a mail as `queueMail` does, with the texts that the owner has saved for it. */
export async function queueTemplate<Id extends MailTemplateId>(
  queries: Queries,
  key: string,
  { template, about, values, added = {}, secretKey, ...addresses }: TemplateMail<Id>,
  nextAt?: Date,
): Promise<void> {
  const saved = await queries.row(
    textsSchema,
    `select ${columns(textsSchema)} from email_templates where id = $1`,
    [template],
  );
  const { subject, body: own } = saved ?? mailTemplates[template];
  const body = withParagraphs(own, added, values);
  const message = composeMail(addresses, { id: template, subject, body }, values);
  await queueMail(queries, { key, about, message, secretKey, nextAt });
}

/** Fails with `not-found` for a name that every object has, such as `__proto__`: it is no template's id. */
function refuseObjectsName(id: string): void {
  if (id in {}) throw new ApiError('not-found');
}

export const emailTemplateRoutes: OwnersRoutes = (router, { database, settings, wakeOutbox }) =>
  router
    .get('/', async (context) => reply<TemplateRow[]>(context, await readTemplates(database)))

    .get('/defaults', (context) => reply<DefaultTemplate[]>(context, allDefaults))

    .put('/:id', async (context) => {
      const template = await readBody(context, templateRowSchema);
      if (template.id !== context.req.param('id')) throw new ApiError('bad-request');
      refuseObjectsName(template.id);
      const changed = about('template', template.id);
      const version = await act(context.var.actor, 'saved the template', changed, (queries) =>
        saveTemplate(queries, template),
      );
      return reply<TemplateRow>(context, { ...template, version });
    })

    .post('/:id/test', async (context) => {
      const { id, subject, body } = await readBody(context, emailTemplateSchema);
      refuseObjectsName(id);
      const [recipient] = business.mail.internalRecipients;
      // With the sample values of its placeholders, to the business itself.
      const samples = placeholdersOf(allDefaults, id);
      const message = composeMail({ to: recipient }, { id, subject, body }, samples);
      const key = `test-${crypto.randomUUID()}`;
      const { secretKey } = settings;
      await queueMail(database, { key, about: about('template', id), message, secretKey });
      const [mailId = ''] = await readIds(database, 'select id from outbox where dedupe_key = $1', [
        key,
      ]);
      wakeOutbox();
      return reply<TestMail>(context, { recipient, mailId }, 202);
    });
