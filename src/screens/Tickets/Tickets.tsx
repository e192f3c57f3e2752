import { useCallback } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { BackendError } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { announce, Heading, Stack, Text, useToast } from '../../design-system';
import { useAuthDialog } from '../../features/account/AuthDialogProvider';
import { useSession } from '../../features/account/SessionProvider';
import { LoadableView } from '../../features/loading/LoadableView';
import { LoadedScreen } from '../../features/loading/LoadedScreen';
import { useLoadable } from '../../features/loading/useLoadable';
import { useRefresh } from '../../features/loading/useRefresh';
import { usePageName } from '../../features/pageName';
import { BackLink } from '../../features/tickets/BackLink';
import { OtherReader } from '../../features/tickets/OtherReader';
import { guestTokenOf } from '../../features/tickets/ticketHref';
import { useGuestLink } from '../../features/tickets/useGuestLink';
import { isForAnotherReader, useLinkedPage } from '../../features/tickets/useLinkedPage';
import { useAction } from '../../features/useSubmission';
import { pages } from '../../pages';
import { CustomerTicket } from './CustomerTicket';

/** Never settles: without an id there is nothing to load. */
const nothing = () => new Promise<never>(() => {});

/** One ticket. The screen keys it by the id, because a typed reply belongs to its ticket. */
function Ticket({ id }: { id: string | undefined }) {
  const { hash } = useLocation();
  const { sessions, tickets, connected } = useBackend();
  const { user } = useSession();
  const { open } = useAuthDialog();
  const { toast } = useToast();
  const opened = guestTokenOf(hash);

  const { loadable, reload, refresh } = useLoadable(
    useCallback(async () => {
      if (!id) return nothing();
      if (opened) await connected?.ticketLinks.keep({ ticketId: id, token: opened });
      const ticket = await tickets.read(id);
      const isGuests = ticket.userId === 'guest';
      return { ticket, token: isGuests ? await connected?.ticketLinks.tokenOf(id) : undefined };
    }, [tickets, connected, id, opened]),
  );
  useRefresh(refresh);
  usePageName(loadable.state === 'ready' ? loadable.value.ticket.title : undefined);

  const isRead = loadable.state === 'ready';
  useLinkedPage({ id, token: opened, isRead, reload });

  async function reply(text: string, files: readonly string[], author?: string) {
    if (!id) return;
    await tickets.reply({ ticketId: id, text, attachments: files, author });
    announce('Reply sent');
    await refresh();
  }

  const claim = useAction('The ticket was not added', async () => {
    if (!id) return;
    try {
      await tickets.claim(id);
    } catch (failure) {
      // It may be another account's by now.
      if (failure instanceof BackendError && failure.code === 'ticket-not-found') await reload();
      throw failure;
    }
    // Nothing follows a logout.
    if ((await sessions.restore())?.id !== user?.id) return;
    toast({ title: 'Ticket added to your account' });
    await refresh();
  });

  const link = useGuestLink(id, loadable.state === 'ready' ? loadable.value.token : undefined);
  const guest = link && {
    ...link,
    ...(user
      ? { onClaim: () => void claim.run(), claiming: claim.pending }
      : { onRegister: () => open('register') }),
  };

  return (
    <LoadedScreen labelledBy="ticket-title" width={isRead ? 'page' : 'text'}>
      {user ? (
        <BackLink href={pages.account.href}>My Account</BackLink>
      ) : (
        <BackLink href={pages.landing.href}>Home</BackLink>
      )}
      {!isRead && (
        <Stack gap="xs">
          <Heading level="1" size="h2" id="ticket-title">
            Your ticket
          </Heading>
          {/* Larger than what follows, so that it is the largest text from the first paint on. */}
          <Text size="lead" variant="quiet">
            Here you and we write to each other about your website, from the first draft to the last
            change.
          </Text>
        </Stack>
      )}
      {isForAnotherReader(loadable) ? (
        <OtherReader subject="ticket" signedIn={user !== null} onLogin={() => open('login')}>
          Only its account can read it, or a guest with the whole link, which works for 90 days.
        </OtherReader>
      ) : (
        <LoadableView loadable={loadable} subject="the ticket" onRetry={reload}>
          {({ ticket }) => (
            <CustomerTicket
              ticket={ticket}
              guest={guest}
              onReply={reply}
              download={
                connected &&
                ((attachmentId) =>
                  connected.attachments.download({ ticketId: ticket.id, attachmentId }))
              }
            />
          )}
        </LoadableView>
      )}
    </LoadedScreen>
  );
}

/**
 * The screen at `/account/tickets/<id>`: one ticket of the customer, or of a guest who has opened its
 * link. Without an id it opens the account.
 */
export function Tickets() {
  const { id } = useParams();
  return <Ticket key={id} id={id} />;
}
