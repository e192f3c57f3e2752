import { ButtonLink } from '../../design-system';
import type { ListedOrder } from '../../domain/customerOrder';
import { stateFacts } from '../../domain/nextStep';
import { ticketHref } from '../tickets/ticketHref';
import { portalOf, questionnaireOf } from './orderHrefs';

export interface OrderActionsProps {
  order: ListedOrder;
  /** The payments of all plans are in one place, which only one of several orders links. Default `true`. */
  withPortal?: boolean;
}

/** What the customer of an order does next: the step's own action is the main one. */
export function OrderActions({ order, withPortal = true }: OrderActionsProps) {
  const { ticket, next } = order;
  const questionnaire = questionnaireOf(order);
  const portal = withPortal && portalOf(order);
  const variant = stateFacts(next.state).turn === 'customer' ? 'primary' : 'secondary';
  return (
    <>
      {questionnaire && <ButtonLink href={questionnaire}>Answer the questions</ButtonLink>}
      {ticket && (
        <ButtonLink variant={variant} href={ticketHref(ticket.id)}>
          Open the ticket
        </ButtonLink>
      )}
      {portal && (
        <ButtonLink variant={variant} href={portal} target="_blank" rel="noopener noreferrer">
          Manage payment
        </ButtonLink>
      )}
    </>
  );
}
