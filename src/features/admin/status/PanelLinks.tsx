import { type PanelName, panelPages } from '../../../pages';
import { CountLink, type CountLinkProps } from '../frame/CountLink';
import { useOwnerStatus } from './OwnerStatusProvider';

/** Links to the panels of the header, each with the number of what waits there once it is known. */
export function PanelLinks() {
  const status = useOwnerStatus();
  const counts: Partial<Record<PanelName, Omit<CountLinkProps, 'page'>>> = {
    adminTickets: { count: status?.waitingTickets, what: 'waiting' },
    adminQuotes: { count: status?.newQuotes, what: 'new' },
    adminMail: { count: status?.failedMails, what: 'failed' },
  };
  return panelPages
    .filter(({ group }) => group === 'header')
    .map((page) => <CountLink key={page.name} page={page} {...counts[page.name]} />);
}
