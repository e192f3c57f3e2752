import type { DefaultTemplate } from '../domain/emailTemplates';
import { mailTemplates } from './mailTemplates';

/** The templates of the mails that the owner or the site sends. */
const templatesOf = (sender: 'owner' | 'site'): DefaultTemplate[] =>
  Object.entries(mailTemplates)
    .filter(([, { sentBy }]) => sentBy === sender)
    .map(([id, { sentBy, name, subject, body, ...details }]) => ({
      template: { id, name, subject, body },
      ...details,
    }));

/** The email templates that the owner starts with, in both modes. */
export const defaultTemplates = templatesOf('owner');

/** Those that the owner edits in connected mode alone. There is always one of each. */
export const siteTemplates = templatesOf('site');
