import { mailBusiness } from '#src/content/mailBusiness.ts';
import type { MailMessage } from '#src/domain/mailMessage.ts';
import { blankQuote, type Quote } from '#src/domain/quote.ts';
import type { QuoteMailBusiness } from '#src/domain/quoteMail.ts';

/** A joiner's request, every field filled in. */
export function buildQuote(overrides: Partial<Quote> = {}): Quote {
  return {
    businessName: 'Harrow & Sons Joinery',
    contactName: 'Ruth Harrow',
    email: 'ruth@harrow-joinery.example',
    phone: '01632 960 271',
    websiteType: 'portfolio',
    estimatedPages: '6-10',
    featuresRequested: 'A gallery of finished work\nA form for asking for a visit',
    currentWebsite: 'https://harrow-joinery.example',
    competitorWebsites: 'https://dale-joinery.example',
    additionalInfo: 'Please keep our green.',
    ...overrides,
  };
}

/** The shortest valid request: three answers, the default choices, the rest blank. */
export function buildShortQuote(overrides: Partial<Quote> = {}): Quote {
  const { businessName, contactName, email } = buildQuote();
  return {
    ...blankQuote,
    businessName,
    contactName,
    email,
    ...overrides,
  };
}

/** An invented business that quote requests are sent to. */
export function buildQuoteBusiness(overrides: Partial<QuoteMailBusiness> = {}): QuoteMailBusiness {
  return {
    name: 'Hollin Web',
    mail: {
      sender: 'Hollin Web <quotes@mail.hollin.example>',
      internalRecipients: ['hello@hollin.example', 'desk@hollin.example'],
    },
    colours: mailBusiness.colours,
    logo: mailBusiness.logo,
    replyTime: '3-4 working days',
    contact: {
      email: 'hello@hollin.example',
      phone: { shown: '01632 960 555', dialled: '+441632960555' },
    },
    ...overrides,
  };
}

/** A small message to two people. */
export function buildMailMessage(overrides: Partial<MailMessage> = {}): MailMessage {
  const { sender, internalRecipients } = buildQuoteBusiness().mail;
  return {
    from: sender,
    to: internalRecipients,
    subject: 'Quote request from Harrow & Sons Joinery',
    text: 'Café at 5 & 6?\n',
    html: '<p>Café at 5 &amp; 6?</p>',
    ...overrides,
  };
}
