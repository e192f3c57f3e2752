import type { DefaultTemplate, EmailTemplate } from '../domain/emailTemplates';
import { quoteTemplates } from '../domain/quoteMail';
import { business } from './business';

interface MailTemplate extends Omit<EmailTemplate, 'id'>, Omit<DefaultTemplate, 'template'> {
  /** The owner sends it by hand in browser mode. The others are sent by the site, with what their names say. */
  sentBy: 'owner' | 'site';
}

const ofQuotes = quoteTemplates(business);

const ticketSamples = {
  customerName: 'Eleanor Whitby',
  ticketTitle: 'Web Design Project: Whitby Ceramics',
};

const decisionSamples = {
  businessName: 'Whitby Ceramics',
  what: 'version 1 of the quote',
  total: '£930.00',
};
const agreementSample = 'Quote 12, version 1\n\nEight pages: £840.00\nTotal: £840.00';

const paragraphs = (...texts: readonly string[]) => texts.join('\n\n');

/** The mail about a purchase. */
const confirmation = (subject: string, thanks: string) => ({
  subject,
  body: paragraphs(
    'Hello {{customerName}},',
    `${thanks}, and your order number is {{orderId}}.`,
    `We will be in touch within ${business.replyTime}. If you have a question before then, reply to this email.`,
    `Kind regards,\nThe ${business.name} team`,
  ),
  placeholders: {
    customerName: 'Eleanor Whitby',
    productName: 'Standard Website',
    orderId: 'ORD-001',
  },
  action: 'Open your order',
});

/**
 * The mails that are sent, by the ids of their templates. `placeholders` are sample values. A mail that has a
 * `link` always contains it, also if the owner deletes the placeholder.
 */
export const mailTemplates = {
  'purchase-confirmation': {
    sentBy: 'owner',
    name: 'Purchase Confirmation',
    ...confirmation(
      'Thank you for your purchase!',
      'Thank you for buying {{productName}}. Your payment has arrived',
    ),
    isFromFirstRelease: true,
  },
  'free-confirmation': {
    sentBy: 'site',
    name: 'Confirmation, Nothing to Pay',
    ...confirmation(
      'Thank you for your order!',
      'Thank you for choosing {{productName}}. There is nothing to pay now',
    ),
  },
  'quote-received': {
    sentBy: 'site',
    name: 'Quote Received',
    ...ofQuotes.received,
    placeholders: {},
  },
  'quote-request': {
    sentBy: 'site',
    isToOwner: true,
    name: 'Quote Request, to You',
    ...ofQuotes.request,
    placeholders: {
      businessName: 'Whitby Ceramics',
      email: 'eleanor@whitby-ceramics.example',
      contactName: 'Eleanor Whitby',
      answers: [
        'Business Information',
        '--------------------',
        '',
        'Business name: Whitby Ceramics',
        'Contact name: Eleanor Whitby',
      ].join('\n'),
    },
  },
  'quote-sent': {
    sentBy: 'site',
    name: 'Quote Sent',
    action: 'Open the quote',
    subject: `Your website quote from ${business.name}`,
    body: paragraphs(
      'Hello {{contactName}},',
      'Here is our quote for the website of {{businessName}}.',
      '{{message}}',
      '{{lines}}',
      '{{validUntil}}',
      'Accept or decline it here: {{link}}',
      'If you have a question, reply to this message.',
      [business.name, business.contact.email, business.contact.phone.shown].join('\n'),
    ),
    placeholders: {
      contactName: 'Eleanor Whitby',
      businessName: 'Whitby Ceramics',
      message: 'Thank you for asking us.',
      lines: ['Eight pages: £840.00', 'Gallery: £90.00', 'Total: £930.00'].join('\n'),
      validUntil: 'Valid until 31 March 2026.',
      link: `${business.url}/quote#sample`,
    },
  },
  'quote-accepted': {
    sentBy: 'site',
    isToOwner: true,
    name: 'Quote Accepted, to You',
    action: 'Open the ticket',
    subject: 'Quote accepted: {{businessName}}',
    body: paragraphs(
      '{{name}} has accepted {{what}}, for {{total}}.',
      'The copy, as the customer has it:',
      '{{agreement}}',
      'Ticket: {{link}}',
    ),
    placeholders: {
      ...decisionSamples,
      name: 'Eleanor Whitby',
      agreement: agreementSample,
      link: `${business.url}/admin/tickets?ticket=web-1772443800000`,
    },
  },
  'quote-agreed': {
    sentBy: 'site',
    name: 'What Was Agreed',
    action: 'Open the quote',
    subject: 'What we have agreed, for {{businessName}}',
    body: paragraphs(
      'Hello {{contactName}},',
      'Thank you for accepting. This is your copy of what we have agreed:',
      '{{agreement}}',
      '{{due}}',
      'Pay, and see what is paid and open, here: {{link}}',
      business.name,
    ),
    placeholders: {
      contactName: 'Eleanor Whitby',
      businessName: 'Whitby Ceramics',
      agreement: agreementSample,
      due: 'Deposit, 30 % of quote 12 v1: £252.00.',
      link: `${business.url}/quote#sample`,
    },
  },
  'payment-asked': {
    sentBy: 'site',
    name: 'Payment Asked',
    action: 'Open the quote',
    subject: '{{what}}: {{amount}}',
    body: paragraphs(
      'Hello {{contactName}},',
      '{{message}}',
      '{{what}}: {{amount}}.',
      '{{lines}}',
      '{{step}} here: {{link}}',
      business.name,
    ),
    placeholders: {
      contactName: 'Eleanor Whitby',
      what: 'Extra to quote 12 v1',
      amount: '£200.00',
      message: 'You have asked for Welsh as well.',
      step: 'Accept or decline it',
      lines: ['A second language: £200.00', 'Total: £200.00'].join('\n'),
      link: `${business.url}/quote#sample`,
    },
  },
  'quote-declined': {
    sentBy: 'site',
    isToOwner: true,
    name: 'Quote Declined, to You',
    action: 'Open the quote request',
    subject: 'Quote declined: {{businessName}}',
    body: paragraphs(
      '{{contactName}} has declined {{what}}, for {{total}}.',
      '{{reason}}',
      'Quote request: {{link}}',
    ),
    placeholders: {
      ...decisionSamples,
      contactName: 'Eleanor Whitby',
      reason: 'We have to wait until next year.',
      link: `${business.url}/admin/quotes?quote=1`,
    },
  },
  'ticket-opened': {
    sentBy: 'site',
    name: 'Ticket Opened',
    action: 'Open the ticket',
    subject: '{{ticketTitle}}',
    body: paragraphs(
      'Hello {{customerName}},',
      `Thank you for filling in the questionnaire. We read your answers and reply within ${business.replyTime}.`,
      'Your ticket, where you and we write to each other: {{link}}',
      business.name,
    ),
    placeholders: { ...ticketSamples, link: `${business.url}/account/tickets/web-1772443800000` },
  },
  'ticket-link': {
    sentBy: 'site',
    name: 'Ticket Link, to a Guest',
    action: 'Open the ticket',
    subject: '{{ticketTitle}}',
    body: paragraphs(
      'Hello,',
      'Open this link to read our answers and to reply: {{link}}',
      'Everyone who has the link can read the ticket, so keep it to yourself.',
      'If you did not ask for it, ignore this message.',
      business.name,
    ),
    placeholders: {
      ticketTitle: 'Standard - Website Development Project',
      link: `${business.url}/account/tickets/web-1772443800000#guest=sample`,
    },
  },
  'ticket-link-moved': {
    sentBy: 'site',
    name: 'Ticket Link Sent Elsewhere, to a Guest',
    subject: '{{ticketTitle}}',
    body: paragraphs(
      'Hello,',
      'A link to this ticket was sent to another email address. Our replies now go there.',
      'If this was not you, reply to this message.',
      business.name,
    ),
    placeholders: { ticketTitle: 'Standard - Website Development Project' },
  },
  'ticket-reply': {
    sentBy: 'site',
    name: 'Ticket Reply',
    action: 'Open the ticket',
    subject: 'Re: {{ticketTitle}}',
    body: paragraphs(
      'Hello {{customerName}},',
      '{{message}}',
      'Read the whole conversation and answer: {{link}}',
      business.name,
    ),
    placeholders: {
      ...ticketSamples,
      message: 'Which green do you have in mind?',
      link: `${business.url}/account/tickets/web-1772443800000`,
    },
  },
  'ticket-message': {
    sentBy: 'site',
    isToOwner: true,
    name: 'Customer Message, to You',
    action: 'Open the ticket',
    subject: '{{customerName}}: {{ticketTitle}}',
    body: paragraphs('{{message}}', 'Answer: {{link}}'),
    placeholders: {
      ...ticketSamples,
      message: 'The green of moss.',
      link: `${business.url}/admin/tickets?ticket=web-1772443800000`,
    },
  },
  today: {
    sentBy: 'site',
    isToOwner: true,
    name: 'Today, to You',
    action: 'Open Today',
    subject: '{{waiting}}',
    body: paragraphs('{{items}}', 'Everything that waits, the nearest deadline first: {{link}}'),
    placeholders: {
      waiting: '2 things wait for you.',
      items: [
        'Disputed, answer by 9 March 2026: Ruth Harrow, Standard Website',
        'Ticket, reply by 4 March 2026: Eleanor Whitby, Whitby Ceramics',
      ].join('\n'),
      link: `${business.url}/admin`,
    },
  },
  'more-messages': {
    sentBy: 'site',
    isToOwner: true,
    name: 'More Messages, to You',
    action: 'Open the admin area',
    subject: 'More tickets and quote requests',
    body: paragraphs(
      'More than 20 messages have reached the website within an hour. The others are not mailed one by one.',
      'All of them are in the admin area: {{link}}',
    ),
    placeholders: { link: `${business.url}/admin` },
  },
  'password-reset': {
    sentBy: 'site',
    name: 'Password Reset',
    action: 'Choose a password',
    subject: `Choose a new password for ${business.name}`,
    body: paragraphs(
      'Hello {{customerName}},',
      'You asked for a new password. Open this link to choose one; it is good once, for one hour:',
      '{{link}}',
      'If you did not ask for it, ignore this message: your password stays as it is.',
      business.name,
    ),
    placeholders: {
      customerName: 'Eleanor Whitby',
      link: `${business.url}/account#reset=sample`,
    },
  },
  'password-changed': {
    sentBy: 'site',
    name: 'Password Changed',
    action: 'Choose a password',
    subject: `Your password for ${business.name} is a new one`,
    body: paragraphs(
      'Hello {{customerName}},',
      'Your account has a new password.',
      'If this was not you, choose another one at once: {{link}}',
      business.name,
    ),
    placeholders: {
      customerName: 'Eleanor Whitby',
      link: `${business.url}/account?forgot-password`,
    },
  },
  'events-stopped': {
    sentBy: 'site',
    isToOwner: true,
    name: 'Events Stopped, to You',
    action: 'Open the events',
    subject: 'Events for your other tools have stopped',
    body: paragraphs(
      'The receiver of {{type}} has answered that it wants no more events (410). They wait until you send this one again: {{link}}',
    ),
    placeholders: { type: 'order.paid', link: `${business.url}/admin/events` },
  },
  'owner-login': {
    sentBy: 'site',
    isToOwner: true,
    name: 'Login Changed, to You',
    subject: '{{change}} for {{username}}',
    body: paragraphs(
      '{{change}} for the owner {{username}}, from {{origin}}.',
      'If this was not you, ask the person who runs the server to set a new password with npm run server:owner.',
    ),
    placeholders: {
      change: 'A new password was set',
      username: 'olive',
      origin: 'the IP address 192.0.2.7',
    },
  },
  verification: {
    sentBy: 'site',
    name: 'Email Confirmation',
    action: 'Confirm the address',
    subject: `Confirm your address for ${business.name}`,
    body: paragraphs(
      'Hello,',
      'Thank you for registering. Open this link to confirm that this address is yours; it is good once, for one hour:',
      '{{link}}',
      'If you did not register, ignore this message.',
      business.name,
    ),
    placeholders: { link: `${business.url}/account#verify=sample` },
  },
} satisfies Record<string, MailTemplate>;

/** What a server adds to the mails about a job: how far it is, and whose turn it is. */
export const stepsAdded = { steps: '{{steps}}' };

/**
 * What a server adds to the confirmation of a purchase, unless the owner's text has the placeholder. The
 * questionnaire is for packages.
 */
export const purchaseLinks = {
  ...stepsAdded,
  questionnaire: 'Next, tell us about your project, if you have not done so yet: {{questionnaire}}',
  link: 'Your order, its receipt and what happens next, without an account: {{link}}',
};

/** The same where nothing was to be paid. */
export const freeLinks = {
  ...purchaseLinks,
  link: 'Your order and what happens next, without an account: {{link}}',
};

export type MailTemplateId = keyof typeof mailTemplates;
