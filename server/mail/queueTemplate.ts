/** The mails of the product. Each is rendered from its template, which the owner can edit. */
import * as z from 'zod/mini';
import { mailBusiness as business } from '../../src/content/mailBusiness.ts';
import {
  type MailTemplateId,
  mailActions,
  mailTemplates,
} from '../../src/content/mailTemplates.ts';
import type { EmailTemplate } from '../../src/domain/emailTemplates.ts';
import { headerAddress, headerText, type MailMessage } from '../../src/domain/mailMessage.ts';
import { type MailValue, type MailValues, renderTemplate } from '../../src/domain/templateMail.ts';
import type { Queries } from '../database/database.ts';
import { queueMail } from './outbox.ts';

interface Addresses {
  /** The customer's email address. Without it, the mail is for the business itself. */
  to?: string;
  /** Where a reply goes. Default: the email address of the business. */
  replyTo?: string;
}

type Texts = Pick<EmailTemplate, 'id' | 'subject' | 'body'>;

/** A template as a mail. */
export function composeMail({ to, replyTo }: Addresses, texts: Texts, values: MailValues) {
  return {
    from: headerText(business.mail.sender),
    to:
      to === undefined
        ? business.mail.internalRecipients.map((each) => headerText(each))
        : [headerAddress(to)],
    replyTo: headerAddress(replyTo ?? business.contact.email),
    // Tokens are in the fragments of links.
    ...(String(values.link).includes('#') && { hasToken: true }),
    ...renderTemplate(texts, values, { business, action: mailActions[texts.id] }),
  } satisfies MailMessage;
}

interface TemplateMail<Id extends MailTemplateId> extends Addresses {
  template: Id;
  /** A value for each placeholder of the template. */
  values: Readonly<Record<keyof (typeof mailTemplates)[Id]['placeholders'], MailValue>>;
}

const textsSchema = z.object({ subject: z.string(), body: z.string() });

/** Queues a mail, once for each key, with the texts that the owner has saved for it. */
export async function queueTemplate<Id extends MailTemplateId>(
  queries: Queries,
  key: string,
  { template, values, ...addresses }: TemplateMail<Id>,
): Promise<void> {
  const saved = await queries.row(
    textsSchema,
    'select subject, body from email_templates where id = $1',
    [template],
  );
  await queueMail(
    queries,
    key,
    composeMail(addresses, { id: template, ...(saved ?? mailTemplates[template]) }, values),
  );
}
