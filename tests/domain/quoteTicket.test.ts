import { expect, test } from 'vitest';
import { mockNow } from '#mocks/clock.ts';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { mailBusiness } from '#src/content/mailBusiness.ts';
import { bodyAsText } from '#src/domain/mailBody.ts';
import { bodyAsHtml } from '#src/domain/mailHtml.ts';
import { type AcceptedQuote, createQuoteTicket, linesInTable } from '#src/domain/quoteTicket.ts';

const accepted: AcceptedQuote = {
  answers: { ...buildQuote() },
  version: 2,
  lines: buildQuotePrice().lines,
  name: 'R. Harrow',
  customer: buildUser({ name: 'Ruth of the account', email: 'account@harrow.example' }),
  replyTime: '1-2 business days',
  now: mockNow(),
};

test('an accepted quote is a ticket of the customer’s account', () => {
  const { description, ...ticket } = createQuoteTicket(accepted);
  expect(ticket).toEqual({
    id: 'web-1772443800000',
    userId: 'user-1767265200000',
    userName: 'Ruth of the account',
    userEmail: 'account@harrow.example',
    date: '2026-03-02T09:30:00.000Z',
    title: 'Web Design Project: Harrow & Sons Joinery',
    status: 'Open',
    priority: 'High',
    category: 'Web Development',
    subject: 'Custom quote - Website Development Project',
    messages: [
      {
        id: 'message-1772443800000',
        from: 'system',
        text: 'Thank you for accepting our quote for £1,055.50. What happens next: a designer reads your answers and replies with any questions and a plan for the first draft. You will hear from us within 1-2 business days.',
        date: '2026-03-02T09:30:00.000Z',
        isRead: false,
      },
    ],
    packageId: 'custom-quote',
    isPrivate: true,
  });
  expect(description).toMatch(/Total: £1,055\.50\n\nAccepted by R\. Harrow, version 2$/);
});

test('without an account, the ticket is of a guest with the name and the email of the request', () => {
  const { contactName, email } = buildQuote();
  expect(createQuoteTicket({ ...accepted, customer: null })).toMatchObject({
    userId: 'guest',
    userName: contactName,
    userEmail: email,
  });
});

test('a request of another version of the form may lack any answer', () => {
  const ticket = createQuoteTicket({ ...accepted, answers: {}, customer: null });
  expect(ticket).toMatchObject({
    userName: 'Guest User',
    userEmail: 'No email provided',
    title: 'Web Design Project: ',
  });
  expect(ticket.description).toContain('None provided');
});

test('a mail shows the lines of a quote as an escaped table of two columns', () => {
  const lines = linesInTable([{ text: 'Pages <b>', amount: 84_000 }]);
  const html = bodyAsHtml('Quote', lines, mailBusiness);
  const cells = [...html.matchAll(/<(?:th|td align="right")[^>]*>([^<]*)</g)];
  expect(cells.map(([, text]) => text)).toEqual(['Pages &lt;b&gt;', '£840.00', 'Total', '£840.00']);
  expect(bodyAsText(lines)).toBe('Pages <b>: £840.00\nTotal: £840.00\n');
});
