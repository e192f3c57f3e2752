import {
  type DefaultTemplate,
  type EmailTemplate,
  emailTemplateSchema,
  newDefaults,
} from '../../../domain/emailTemplates';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../browserEnvironment';
import { createStoredList } from '../storedList';
import { adminRecords } from './adminRecords';

/** The email templates of the business. */
export function createBrowserEmailTemplates(
  environment: BrowserEnvironment,
  defaults: readonly DefaultTemplate[],
): AdminBackend['emailTemplates'] {
  const templates = createStoredList<EmailTemplate>({
    ...adminRecords.emailTemplates,
    environment,
    identify: ({ id }) => id,
    initial: defaults.map(({ template }) => template),
  });

  return {
    async list() {
      const stored = await templates.open();
      const added = newDefaults(defaults, stored);
      try {
        for (const template of added) await templates.replace(template);
      } catch (error) {
        environment.logError('The new default email templates could not be stored.', error);
      }
      return [...stored, ...added];
    },

    defaults: async () => defaults,

    async save(template) {
      try {
        await templates.replace(emailTemplateSchema.parse(template));
      } catch (cause) {
        throw new AdminError('template-not-saved', { cause });
      }
    },

    sendTest: async () => null,
  };
}
