import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPackageInfo } from '#mocks/factories/catalogue.ts';
import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { questionnaireFields, questionnaireSchema } from '#src/domain/questionnaire.ts';
import {
  createTicket,
  type SupportTicket,
  supportTicketSchema,
  type TicketDetails,
} from '#src/domain/ticket.ts';

const now = new Date('2026-03-02T09:30:00.000Z');
const replyTime = '1-2 business days';
const websitePackage = buildPackageInfo({ id: 'cottage', title: 'Cottage' });

const openTicket = (
  { customer = buildUser(), ...request }: Partial<TicketDetails> = {},
  tickets: readonly Pick<SupportTicket, 'id'>[] = [],
) =>
  createTicket({
    ...buildTicketRequest(request),
    customer,
    websitePackage,
    replyTime,
    now,
    tickets,
  });

describe('a ticket', () => {
  test('has all fields of a stored ticket', () => {
    expect(openTicket()).toEqual({
      id: 'web-1772443800000',
      userId: 'user-1767265200000',
      userName: 'Ruth Harrow',
      userEmail: 'ruth@harrow-joinery.example',
      date: '2026-03-02T09:30:00.000Z',
      title: 'Web Design Project: Harrow & Sons Joinery',
      status: 'Open',
      priority: 'High',
      category: 'Web Development',
      subject: 'Cottage - Website Development Project',
      description: [
        'Business name: Harrow & Sons Joinery',
        'Business description: A family joinery in Hebden Bridge, making windows, doors and stairs.',
        'Products: Sash windows, hardwood doors, staircases, repairs',
        'Target audience: Owners of old houses within twenty miles',
        'Special features: A gallery of finished work, and a form for asking for a visit',
        'Existing website: https://harrow-joinery.example',
        'Competitor websites: https://dale-joinery.example',
        'Additional info: Please keep our green.',
      ].join('\n\n'),
      messages: [
        {
          id: expect.stringMatching(/./),
          from: 'system',
          text: expect.stringMatching(
            /the Cottage package\. .+ arrived safely\. What happens next: .+ draft\. You will .+ 1-2 business days\.$/,
          ),
          date: '2026-03-02T09:30:00.000Z',
          isRead: false,
        },
      ],
      packageId: 'cottage',
      isPrivate: true,
    });
  });

  test.each([
    ['without a customer', null],
    ['of an account without details', buildUser({ id: '', name: '', email: '' })],
  ])('%s is a guest’s', (_, customer) => {
    expect(openTicket({ customer })).toMatchObject({
      userId: 'guest',
      userName: 'Guest User',
      userEmail: 'No email provided',
    });
  });

  test('marks every blank answer', () => {
    const { description } = openTicket({ answers: buildShortQuestionnaire() });
    const lines = description.split('\n\n');
    expect(lines.filter((line) => /provided|specified/.test(line))).toEqual([
      'Target audience: Not specified',
      'Existing website: None provided',
      'Competitor websites: None provided',
      'Additional info: None provided',
    ]);
    expect(lines).toHaveLength(8);
  });

  test('contains any answers, and can be stored and read again', () => {
    const word = fc.string({ minLength: 10 }).filter((text) => text.trim().length >= 10);
    const allAnswers = fc.record(
      Object.fromEntries(questionnaireFields.map((field) => [field, word])),
    );
    fc.assert(
      fc.property(allAnswers, (input) => {
        const answers = questionnaireSchema.parse(input);
        const ticket = openTicket({ answers });
        for (const field of questionnaireFields) {
          expect(ticket.description).toContain(answers[field]);
        }
        expect(supportTicketSchema.parse(JSON.parse(JSON.stringify(ticket)))).toEqual(ticket);
      }),
    );
  });

  test('has the first id that no other ticket has, and keeps its date', () => {
    const others = [{ id: 'web-1772443800000' }, { id: 'web-1' }, { id: 'web-1772443800001' }];
    expect(openTicket({}, others)).toMatchObject({
      id: 'web-1772443800002',
      date: now.toISOString(),
    });
  });
});

describe('a stored ticket', () => {
  const [message] = buildSupportTicket().messages;

  test.each([
    ['without an id', { id: undefined }],
    ['with a number as its status', { status: 4 }],
    ['with a date in words', { date: 'yesterday' }],
    ['with text as its messages', { messages: 'Hello' }],
    ['with a message without a sender', { messages: [{ ...message, from: undefined }] }],
    ['without a privacy flag', { isPrivate: undefined }],
  ])('%s is invalid', (_, difference) => {
    const ticket = { ...buildSupportTicket(), ...difference };
    expect(supportTicketSchema.safeParse(ticket).success).toBe(false);
  });

  test('is valid after another tool has changed it', () => {
    const changed = {
      ...buildSupportTicket(),
      status: 'Closed',
      priority: 'Low',
      category: 'Web Hosting',
      messages: [message, { ...message, id: 'message-2', from: 'Anna', text: 'Done.' }],
      isPrivate: false,
    };
    expect(supportTicketSchema.parse(changed)).toEqual(changed);
  });
});
