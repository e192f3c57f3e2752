import * as z from 'zod/mini';
import { attachmentSchema } from './attachment';
import { type PackageInfo, type Questionnaire, questionnaireQuestions } from './questionnaire';
import { describeAnswers } from './questions';
import { OPEN } from './ticketStatus';
import { unusedTimestamp } from './timestamp';
import type { User } from './user';

const text = z.string().check(z.minLength(1));
/** Only a server keeps files. */
const attachments = z.optional(z.array(attachmentSchema));

/**
 * One message in a ticket's conversation. `date` is an ISO date and time in UTC. `from` is 'system'
 * for messages of this site; other tools may write any text.
 */
const ticketMessageSchema = z.object({
  id: text,
  from: text,
  text: z.string(),
  date: z.iso.datetime(),
  isRead: z.boolean(),
  attachments,
});

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
  /** Any id: the catalogue may have changed since. */
  packageId: text,
  isPrivate: z.boolean(),
  attachments,
});

export type SupportTicket = z.infer<typeof supportTicketSchema>;

/** A customer's request to start a project. */
export interface TicketRequest {
  answers: Questionnaire;
  websitePackage: Pick<PackageInfo, 'id' | 'title'>;
  /** The ids of uploaded files. */
  attachments?: readonly string[];
  /** The id of the checkout that the payment provider has sent the visitor back with. */
  session?: string | undefined;
  /** Who has filled it in, by `authorOf`. Default: the visitor whom the tab shows. */
  author?: string | undefined;
}

export interface TicketDetails extends TicketRequest {
  /** The signed-in customer; null for a guest. */
  customer: User | null;
  /** How soon the business promises to reply, such as '1-2 business days'. */
  replyTime: string;
  now: Date;
  /** The stored tickets. The new one gets an id that none of them has. */
  tickets: readonly Pick<SupportTicket, 'id'>[];
}

/** Creates the ticket of a submitted questionnaire. */
export function createTicket(details: TicketDetails): SupportTicket {
  const { answers, websitePackage, customer, replyTime, now, tickets } = details;
  return createProjectTicket({
    timestamp: unusedTimestamp(now, ticketId, tickets),
    now,
    customer,
    businessName: answers.businessName,
    product: websitePackage,
    description: describeAnswers(questionnaireQuestions, answers).join('\n\n'),
    welcome: welcome(websitePackage.title, replyTime),
  });
}

/** What differs between the tickets of two website projects. */
export interface ProjectTicketDetails {
  /** The time that is part of the ids. The caller makes sure that no other ticket has it. */
  timestamp: number;
  now: Date;
  customer: User | null;
  guest?: Pick<User, 'name' | 'email'>;
  businessName: string;
  product: Pick<PackageInfo, 'id' | 'title'>;
  description: string;
  /** The first message of the conversation. */
  welcome: string;
}

/** Before the name of the business in the title of a website project. */
export const PROJECT = 'Web Design Project: ';

export function createProjectTicket(project: ProjectTicketDetails): SupportTicket {
  const { timestamp, customer, guest, product } = project;
  const date = project.now.toISOString();
  return {
    id: ticketId(timestamp),
    userId: customer?.id || 'guest',
    userName: customer?.name || guest?.name || 'Guest User',
    userEmail: customer?.email || guest?.email || 'No email provided',
    date,
    title: `${PROJECT}${project.businessName}`,
    status: OPEN,
    priority: 'High',
    category: 'Web Development',
    subject: `${product.title} - Website Development Project`,
    description: project.description,
    messages: [
      {
        id: `message-${timestamp}`,
        from: 'system',
        text: project.welcome,
        date,
        isRead: false,
      },
    ],
    packageId: product.id,
    isPrivate: true,
  };
}

/** The ticket of a guest, once it is part of this user's account. */
export function claimedBy({ id, name, email }: User, ticket: SupportTicket): SupportTicket {
  return { ...ticket, userId: id, userName: name || ticket.userName, userEmail: email };
}

/** The id of a ticket that was opened at this time. */
function ticketId(timestamp: number): string {
  return `web-${timestamp}`;
}

function welcome(packageTitle: string, replyTime: string): string {
  return [
    `Thank you for choosing the ${packageTitle} package. Your answers have arrived safely.`,
    'What happens next: a designer reads them and replies with any questions and a plan for the first draft.',
    `You will hear from us within ${replyTime}.`,
  ].join(' ');
}
