import preview from '#.storybook/preview.tsx';
import {
  buildAgreement,
  buildQuoteMoney,
  buildQuotePrice,
  buildRequest,
  buildSentQuote,
} from '#mocks/factories/pricedQuote.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { business } from '#src/content/business.ts';
import { purchaseLinks, stepsAdded } from '#src/content/mailTemplates.ts';
import { stepInMail } from '#src/domain/nextStep.ts';
import { agreementInMail, quoteValues } from '#src/domain/quoteMail.ts';
import { linesInTable } from '#src/domain/quoteTicket.ts';
import { Mail } from './Mail';

const meta = preview.meta({
  title: 'Features/Mails/Mail',
  component: Mail,
  parameters: { layout: 'fullscreen' },
});

export const QuoteReceived = meta.story({ args: { id: 'quote-received' } });

export const QuoteReceivedPhone = meta.story({
  args: { id: 'quote-received' },
  globals: { viewport: { value: 'phone' } },
});

export const QuoteRequest = meta.story({
  args: { id: 'quote-request', values: quoteValues(buildQuote()) },
});

/** The lines are a table, as a server sends them. */
const quoteSent = { id: 'quote-sent', values: { lines: linesInTable(buildQuotePrice().lines) } };

export const QuoteSent = meta.story({ args: quoteSent });

export const QuoteSentPhone = meta.story({
  args: quoteSent,
  globals: { viewport: { value: 'phone' } },
});

export const QuoteAccepted = meta.story({ args: { id: 'quote-accepted' } });

/** The deposit is asked for with the copy, and the steps. */
export const QuoteAgreed = meta.story({
  args: {
    id: 'quote-agreed',
    added: stepsAdded,
    values: {
      agreement: agreementInMail(buildAgreement(), business.timeZone),
      due: 'Deposit, 30 % of quote 12 v1: £316.65.',
      steps: stepInMail(buildSentQuote({ state: 'accepted', money: buildQuoteMoney() }).next),
    },
  },
});

export const ExtraAsked = meta.story({
  args: { id: 'payment-asked', values: { lines: linesInTable(buildRequest().lines) } },
});

export const RestAsked = meta.story({
  args: {
    id: 'payment-asked',
    values: {
      what: 'Rest of quote 12 v1',
      amount: '£738.85',
      message: [],
      lines: [],
      step: 'Pay it',
    },
  },
});

export const QuoteDeclined = meta.story({ args: { id: 'quote-declined' } });

export const TicketOpened = meta.story({ args: { id: 'ticket-opened' } });

export const TicketLink = meta.story({ args: { id: 'ticket-link' } });

export const TicketReply = meta.story({ args: { id: 'ticket-reply' } });

/** A message with an unbroken word, and with what could be taken for a link. */
export const TicketMessage = meta.story({
  args: {
    id: 'ticket-message',
    values: {
      message: `See https://dale.example/${'very-'.repeat(30)}long\nand <b>call me</b>.`,
    },
  },
  globals: { viewport: { value: 'phone' } },
});

export const PasswordReset = meta.story({ args: { id: 'password-reset' } });

export const PasswordChanged = meta.story({ args: { id: 'password-changed' } });

export const EventsStopped = meta.story({ args: { id: 'events-stopped' } });

export const OwnerLogin = meta.story({ args: { id: 'owner-login' } });

export const Verification = meta.story({ args: { id: 'verification' } });

/** As a server sends it, with its links to the order and to the questionnaire. */
export const PurchaseWithLinks = meta.story({
  args: {
    id: 'purchase-confirmation',
    added: purchaseLinks,
    values: {
      steps: stepInMail({ kind: 'package', state: 'questions', until: null }),
      link: 'https://www.millrace.example/orders/ORD-0123456789AB#order=sample',
      questionnaire: 'https://www.millrace.example/website-questionnaire?session_id=cs_sample',
    },
  },
});

export const PurchaseConfirmation = meta.story({ args: { id: 'purchase-confirmation' } });
