import {
  type DefaultTemplate,
  type EmailTemplate,
  emailTemplateSchema,
  newDefaults,
} from '../../../domain/emailTemplates';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { createStoredList } from '../storedList';
import { adminRecords } from './adminRecords';
import { versionedList } from './versioned';

export function createBrowserEmailTemplates(
  environment: BrowserEnvironment,
  defaults: readonly DefaultTemplate[],
): AdminBackend['emailTemplates'] {
  const templates = createStoredList<EmailTemplate>({
    ...adminRecords.emailTemplates,
    environment,
    initial: defaults.map(({ template }) => template),
  });
  const { list, remember, save } = versionedList(templates);

  return {
    async list() {
      const stored = await list();
      const added = newDefaults(defaults, stored);
      try {
        for (const template of added) {
          await templates.replace(template);
          remember(template);
        }
      } catch (error) {
        environment.logError('The new default email templates could not be stored.', error);
      }
      return [...stored, ...added];
    },

    defaults: async () => defaults,

    async save(template) {
      try {
        await save(emailTemplateSchema.parse(template));
      } catch (cause) {
        throw cause instanceof AdminError ? cause : new AdminError('template-not-saved', { cause });
      }
    },

    sendTest: async () => null,
  };
}
