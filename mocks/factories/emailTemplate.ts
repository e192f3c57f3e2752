import type { EmailTemplate } from '#src/domain/emailTemplates.ts';

/** A short letter with every placeholder in it. */
export function buildEmailTemplate(overrides: Partial<EmailTemplate> = {}): EmailTemplate {
  return {
    id: 'website-is-live',
    name: 'Website Is Live',
    subject: 'Your {{productName}} is live',
    body: 'Hello {{customerName}},\n\nyour website went live this morning. Your order was {{orderId}}.\n\nThe Millrace team',
    ...overrides,
  };
}
