import * as z from 'zod/mini';

/** A letter that goes out again and again (spec §3). Blank fields are allowed while it is written. */
export const emailTemplateSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
});

export type EmailTemplate = z.infer<typeof emailTemplateSchema>;

/** What a template can leave open, written between double braces: {{customerName}}. */
export const placeholders = ['customerName', 'productName', 'orderId'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Values with which a template can be looked at. */
export const placeholderSamples: Readonly<Record<Placeholder, string>> = {
  customerName: 'Eleanor Whitby',
  productName: 'Standard Website',
  orderId: 'ORD-001',
};

/** A placeholder as it is written in a template. */
export function placeholderText(placeholder: Placeholder): string {
  return `{{${placeholder}}}`;
}

/** The one template that there is from the start (spec §3), signed by this business's team. */
export function createDefaultTemplate(businessName: string): EmailTemplate {
  return {
    id: 'purchase-confirmation',
    name: 'Purchase Confirmation',
    subject: 'Thank you for your purchase!',
    body: [
      'Hello {{customerName}},',
      'Thank you for buying {{productName}}. Your payment has arrived, and your order number is {{orderId}}.',
      'We will be in touch within 1-2 business days. If you have a question before then, reply to this email.',
      `Kind regards,\nThe ${businessName} team`,
    ].join('\n\n'),
  };
}

/** Anything between double braces. Blanks at its ends do not count, and a line break ends it. */
const written = /\{\{([^{}\n]*)\}\}/g;

/** The names between double braces, known or not, each once and in the order in which they come. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(written)].map(([, name = '']) => name.trim()))];
}

/** What a template leaves open that nothing will ever fill. */
export function unknownPlaceholders({
  subject,
  body,
}: Pick<EmailTemplate, 'subject' | 'body'>): string[] {
  const known: readonly string[] = placeholders;
  return placeholdersIn(`${subject}\n${body}`).filter((name) => !known.includes(name));
}

/** The text with its placeholders filled in. Those without a value stay as they are written. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(written, (whole, name: string) => {
    const key = name.trim();
    return Object.hasOwn(values, key) ? (values[key] ?? whole) : whole;
  });
}
