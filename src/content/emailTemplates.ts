import type { DefaultTemplate, EmailTemplate } from '../domain/emailTemplates';
import { business } from './business';

export const purchaseConfirmation: EmailTemplate = {
  id: 'purchase-confirmation',
  name: 'Purchase Confirmation',
  subject: 'Thank you for your purchase!',
  body: [
    'Hello {{customerName}},',
    'Thank you for buying {{productName}}. Your payment has arrived, and your order number is {{orderId}}.',
    `We will be in touch within ${business.replyTime}. If you have a question before then, reply to this email.`,
    `Kind regards,\nThe ${business.name} team`,
  ].join('\n\n'),
};

/** The email templates that the owner starts with. */
export const defaultTemplates: readonly DefaultTemplate[] = [
  {
    template: purchaseConfirmation,
    placeholders: {
      customerName: 'Eleanor Whitby',
      productName: 'Standard Website',
      orderId: 'ORD-001',
    },
    isFromFirstRelease: true,
  },
];
