import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPackageInfo } from '#mocks/factories/catalogue.ts';
import { buildQuestionnaire, buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { questionnaireFields, questionnaireSchema } from '#src/domain/questionnaire.ts';
import {
  createTicket,
  type SupportTicket,
  supportTicketSchema,
  type TicketRequest,
} from '#src/domain/ticket.ts';

const now = new Date('2026-03-02T09:30:00.000Z');
const replyTime = '1-2 business days';

const openTicket = (
  request: Partial<TicketRequest> = {},
  tickets: readonly Pick<SupportTicket, 'id'>[] = [],
) => createTicket({ ...buildTicketRequest(request), replyTime, now, tickets });

describe('A ticket', () => {
  test('It has every field of the specification', () => {
    const ticket = openTicket();
    expect(ticket).toEqual({
      id: 'web-1772443800000',
      userId: 'user-1767265200000',
      userName: 'Ruth Harrow',
      userEmail: 'ruth@harrow-joinery.example',
      date: '2026-03-02T09:30:00.000Z',
      title: 'Web Design Project: Harrow & Sons Joinery',
      status: 'Open',
      priority: 'High',
      category: 'Web Development',
      subject: 'Standard - Website Development Project',
      description: expect.any(String),
      messages: [
        {
          id: expect.stringMatching(/./),
          from: 'system',
          text: expect.stringMatching(
            /arrived safely\. What happens next: .+ draft\. You will .+ 1-2 business days\.$/,
          ),
          date: '2026-03-02T09:30:00.000Z',
          isRead: false,
        },
      ],
      packageId: 'standard',
      isPrivate: true,
    });
  });

  test('It names the package that was bought', () => {
    const websitePackage = buildPackageInfo({ id: 'orchard', title: 'Orchard' });
    const ticket = openTicket({ websitePackage });
    expect(ticket.subject).toBe('Orchard - Website Development Project');
    expect(ticket.packageId).toBe('orchard');
    expect(ticket.messages[0]?.text).toContain('Orchard');
  });

  test.each([
    ['Nobody signed in', null],
    ['An account without particulars', buildUser({ id: '', name: '', email: '' })],
  ])('%s is recorded as a guest', (_, customer) => {
    const ticket = openTicket({ customer });
    expect(ticket).toMatchObject({
      userId: 'guest',
      userName: 'Guest User',
      userEmail: 'No email provided',
    });
  });

  test('It keeps every answer under its label', () => {
    const { description } = buildSupportTicket();
    expect(description.split('\n\n')).toEqual([
      'Business name: Harrow & Sons Joinery',
      'Business description: A family joinery in Hebden Bridge, making windows, doors and stairs.',
      'Products: Sash windows, hardwood doors, staircases, repairs',
      'Target audience: Owners of old houses within twenty miles',
      'Special features: A gallery of finished work, and a form for asking for a visit',
      'Existing website: https://harrow-joinery.example',
      'Competitor websites: https://dale-joinery.example',
      'Additional info: Please keep our green.',
    ]);
  });

  test('It says of every blank answer that there is none', () => {
    const answers = buildShortQuestionnaire();
    const ticket = openTicket({ answers });
    const lines = ticket.description.split('\n\n');
    expect(lines).toHaveLength(8);
    expect(lines).toContain('Target audience: Not specified');
    expect(lines).toContain('Existing website: None provided');
    expect(lines).toContain('Competitor websites: None provided');
    expect(lines).toContain('Additional info: None provided');
  });

  test('It keeps the answers whatever they are, and can be stored and read again', () => {
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

  test('Its id moves on until no other ticket has it', () => {
    const others = [{ id: 'web-1772443800000' }, { id: 'web-1' }, { id: 'web-1772443800001' }];
    const ticket = openTicket({}, others);
    expect(ticket.id).toBe('web-1772443800002');
    expect(ticket.date).toBe(now.toISOString());
  });

  test.each([
    ['a missing id', { id: undefined }],
    ['a status that is no text', { status: 4 }],
    ['a date that is none', { date: 'yesterday' }],
    ['messages that are no list', { messages: 'Hello' }],
    ['a message from nobody', { messages: [{ id: '1', text: 'Hello' }] }],
    ['no word of whether it is private', { isPrivate: undefined }],
  ])('A stored ticket with %s is refused', (_, damage) => {
    expect(supportTicketSchema.safeParse({ ...buildSupportTicket(), ...damage }).success).toBe(
      false,
    );
  });

  test('A stored ticket that another tool has gone on with is still one', () => {
    const [message] = buildSupportTicket().messages;
    const goneOn = {
      ...buildSupportTicket(),
      status: 'Closed',
      priority: 'Low',
      category: 'Web Hosting',
      messages: [message, { ...message, id: 'message-2', from: 'Anna', text: 'Done.' }],
      isPrivate: false,
    };
    expect(supportTicketSchema.parse(goneOn)).toEqual(goneOn);
  });

  test('A longer answer changes nothing but the description and the title', () => {
    const answers = buildQuestionnaire({ additionalInfo: 'word '.repeat(2000).trim() });
    const ticket = openTicket({ answers });
    expect(ticket).toEqual({ ...buildSupportTicket(), description: ticket.description });
  });
});
