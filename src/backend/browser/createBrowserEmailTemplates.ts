import {
  createDefaultTemplate,
  type EmailTemplate,
  emailTemplateSchema,
} from '../../domain/emailTemplates';
import type { AdminBackend } from '../AdminBackend';
import { AdminError } from '../adminErrors';
import { adminStorageKeys } from './adminStorageKeys';
import type { BrowserEnvironment } from './browserEnvironment';
import { createStoredList } from './storedList';

/** The letters of the business. */
export function createBrowserEmailTemplates(
  environment: BrowserEnvironment,
  businessName: string,
): AdminBackend['emailTemplates'] {
  const templates = createStoredList<EmailTemplate>({
    key: adminStorageKeys.emailTemplates,
    schema: emailTemplateSchema,
    environment,
    initial: [createDefaultTemplate(businessName)],
  });

  return {
    list: templates.open,

    async save(template) {
      try {
        await templates.replace(emailTemplateSchema.parse(template));
      } catch (cause) {
        throw new AdminError('template-not-saved', { cause });
      }
    },

    async sendTest() {},
  };
}
