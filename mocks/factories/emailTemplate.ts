import { defaultTemplates } from '#src/content/emailTemplates.ts';
import { mailTemplates } from '#src/content/mailTemplates.ts';
import type { DefaultTemplate, EmailTemplate } from '#src/domain/emailTemplates.ts';

/** The default templates of the mocks: the original ones, so that a new one changes no story. */
export const originalTemplates: readonly DefaultTemplate[] = defaultTemplates.filter(
  ({ isFromFirstRelease }) => isFromFirstRelease,
);

/** The templates of an owner who has stored none. */
export const initialTemplates: readonly EmailTemplate[] = originalTemplates.map(
  ({ template }) => template,
);

const { name, subject, body } = mailTemplates['purchase-confirmation'];
export const purchaseConfirmation: EmailTemplate = {
  id: 'purchase-confirmation',
  name,
  subject,
  body,
};

/** A short email with every placeholder in it. */
export function buildEmailTemplate(overrides: Partial<EmailTemplate> = {}): EmailTemplate {
  return {
    id: 'website-is-live',
    name: 'Website Is Live',
    subject: 'Your {{productName}} is live',
    body: 'Hello {{customerName}},\n\nyour website went live this morning. Your order was {{orderId}}.\n\nThe Millrace team',
    ...overrides,
  };
}
