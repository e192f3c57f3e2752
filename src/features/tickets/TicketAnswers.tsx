import { answersOf } from '../../domain/labelledAnswers';
import type { SupportTicket } from '../../domain/ticket';
import { typedText } from '../text/text.css';
import { Answers } from './Answers';

export interface TicketAnswersProps {
  ticket: Pick<SupportTicket, 'description' | 'packageId'>;
}

/** What the customer has answered, by question. A description that another tool wrote is shown unchanged. */
export function TicketAnswers({ ticket }: TicketAnswersProps) {
  const answers = answersOf(ticket);
  return answers ? (
    <Answers answers={answers} />
  ) : (
    <div className={typedText}>{ticket.description}</div>
  );
}
