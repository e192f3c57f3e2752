import * as z from 'zod/mini';
import {
  type PackageInfo,
  type Questionnaire,
  questionnaireFields,
  questionnaireQuestion,
} from './questionnaire';
import { blankInWords } from './questions';
import { unusedTimestamp } from './timestamp';
import type { User } from './user';

const text = z.string().check(z.minLength(1));

/**
 * One message in a ticket's conversation. `date` is an ISO date and time in UTC. This site
 * writes as 'system'; who else has written is theirs to say.
 */
const ticketMessageSchema = z.object({
  id: text,
  from: text,
  text: z.string(),
  date: z.iso.datetime(),
  isRead: z.boolean(),
});

export type TicketMessage = z.infer<typeof ticketMessageSchema>;

/**
 * A website project that a customer has bought. `date` as in a message. Other tools may change
 * status, priority and category, so any text is valid there.
 */
export const supportTicketSchema = z.object({
  id: text,
  userId: text,
  userName: text,
  userEmail: text,
  date: z.iso.datetime(),
  title: text,
  status: text,
  priority: text,
  category: text,
  subject: text,
  description: text,
  messages: z.array(ticketMessageSchema),
  /** Not tied to today's packages: a ticket outlives the catalogue that it was bought from. */
  packageId: text,
  isPrivate: z.boolean(),
});

export type SupportTicket = z.infer<typeof supportTicketSchema>;

/** What a customer hands in to have a project started. */
export interface TicketRequest {
  answers: Questionnaire;
  websitePackage: PackageInfo;
  /** Who is signed in; null records the ticket as a guest's. */
  customer: User | null;
}

export interface TicketDetails extends TicketRequest {
  /** How soon the business promises to reply, such as '1-2 business days'. */
  replyTime: string;
  now: Date;
  /** The tickets that there are: the new one's id is none of theirs. */
  tickets: readonly Pick<SupportTicket, 'id'>[];
}

/** The ticket that a submitted questionnaire becomes. */
export function createTicket(details: TicketDetails): SupportTicket {
  const { answers, websitePackage, customer, replyTime, now, tickets } = details;
  const timestamp = unusedTimestamp(now, ticketId, tickets);
  const date = now.toISOString();
  return {
    id: ticketId(timestamp),
    userId: customer?.id || 'guest',
    userName: customer?.name || 'Guest User',
    userEmail: customer?.email || 'No email provided',
    date,
    title: `Web Design Project: ${answers.businessName}`,
    status: 'Open',
    priority: 'High',
    category: 'Web Development',
    subject: `${websitePackage.title} - Website Development Project`,
    description: answersInWords(answers),
    messages: [
      {
        id: `message-${timestamp}`,
        from: 'system',
        text: welcome(websitePackage.title, replyTime),
        date,
        isRead: false,
      },
    ],
    packageId: websitePackage.id,
    isPrivate: true,
  };
}

function ticketId(timestamp: number): string {
  return `web-${timestamp}`;
}

function answersInWords(answers: Questionnaire): string {
  return questionnaireFields
    .map((field) => {
      const question = questionnaireQuestion(field);
      return `${question.label}: ${answers[field] || blankInWords(question)}`;
    })
    .join('\n\n');
}

function welcome(packageTitle: string, replyTime: string): string {
  return [
    `Thank you for choosing the ${packageTitle} package. Your answers have arrived safely.`,
    'What happens next: a designer reads them and replies with any questions and a plan for the first draft.',
    `You will hear from us within ${replyTime}.`,
  ].join(' ');
}
