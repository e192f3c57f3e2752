import {
  type DefaultTemplate,
  type EmailTemplate,
  emailTemplateSchema,
  newDefaults,
} from '../../../domain/emailTemplates';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../../shared/browserEnvironment';
import { createStoredList } from '../storedList';
import { adminRecords } from './adminRecords';
import { createKnownVersions } from './knownVersions';

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

  const known = createKnownVersions();

  return {
    async list() {
      const stored = await templates.open();
      const added = newDefaults(defaults, stored);
      try {
        for (const template of added) await templates.replace(template);
      } catch (error) {
        environment.logError('The new default email templates could not be stored.', error);
      }
      const all = [...stored, ...added];
      for (const template of all) known.remember(template.id, template);
      return all;
    },

    defaults: async () => defaults,

    async save(template) {
      let isSaved: boolean;
      try {
        const saved = emailTemplateSchema.parse(template);
        isSaved = await templates.replace(saved, (stored) => known.isCurrent(saved.id, stored));
        if (isSaved) known.remember(saved.id, saved);
      } catch (cause) {
        throw new AdminError('template-not-saved', { cause });
      }
      if (!isSaved) throw new AdminError('changed-meanwhile');
    },

    sendTest: async () => null,
  };
}
