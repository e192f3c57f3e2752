import { describe, expect, test } from 'vitest';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { answersOf } from '#src/domain/labelledAnswers.ts';
import { createQuoteTicket } from '#src/domain/quoteTicket.ts';
import { createTicket } from '#src/domain/ticket.ts';

const now = new Date('2026-03-02T09:30:00.000Z');
const replyTime = '1-2 business days';

describe('the answers of a ticket', () => {
  test('keep their paragraphs, even one that begins like a question before it', () => {
    const products = 'Windows.\n\nBusiness name: we have two.\n\nDoors.';
    const answers = buildQuestionnaire({ products });
    const request = buildTicketRequest({ answers });
    const read = answersOf(
      createTicket({ ...request, customer: null, replyTime, now, tickets: [] }),
    );
    expect(read?.map(({ label }) => label)).toEqual([
      'Business name',
      'Business description',
      'Products',
      'Target audience',
      'Special features',
      'Existing website',
      'Competitor websites',
      'Additional info',
    ]);
    expect(read?.[2]).toEqual({ label: 'Products', answer: products });
  });

  test('are not found where a paragraph of one begins like the next question', () => {
    const answers = buildQuestionnaire({
      businessDescription: 'A joinery.\n\nProducts: see below.',
    });
    const request = buildTicketRequest({ answers });
    const ticket = createTicket({ ...request, customer: null, replyTime, now, tickets: [] });
    expect(answersOf(ticket)).toBeUndefined();
  });

  test('of an accepted quote end with its price and who accepted it', () => {
    const ticket = createQuoteTicket({
      answers: buildQuote({ additionalInfo: '' }),
      version: 2,
      lines: [{ text: 'Eight pages', amount: 840_00 }],
      name: 'Ruth Harrow',
      customer: null,
      replyTime,
      now,
    });
    expect(answersOf(ticket)?.slice(-2)).toEqual([
      { label: 'Additional info', answer: 'None provided' },
      {
        label: 'Quote',
        answer: 'Eight pages: £840.00\nTotal: £840.00\nAccepted by Ruth Harrow, version 2',
      },
    ]);
  });

  test.each(['Called on Monday.', 'Business name: Harrow & Sons Joinery'])(
    'are not found in the text of another tool: %s',
    (description) => {
      expect(answersOf(buildSupportTicket({ description }))).toBeUndefined();
    },
  );
});
