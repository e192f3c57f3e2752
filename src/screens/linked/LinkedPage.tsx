import { type ReactNode, useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BackendError } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { Heading, Stack, Text, useToast } from '../../design-system';
import { useAuthDialog } from '../../features/account/AuthDialogProvider';
import { useSession } from '../../features/account/SessionProvider';
import { OtherReader, type OtherReaderProps } from '../../features/links/OtherReader';
import { LoadableView } from '../../features/loading/LoadableView';
import { LoadedScreen } from '../../features/loading/LoadedScreen';
import { type Loadable, useLoadable } from '../../features/loading/useLoadable';
import { useRefresh } from '../../features/loading/useRefresh';
import { BackLink } from '../../features/page/BackLink';
import { usePageName } from '../../features/page/pageName';
import { useAction } from '../../features/submission/useSubmission';
import { pages } from '../../pages';

/** Never settles: without an id there is nothing to load. */
const nothing = () => new Promise<never>(() => {});

/** Reading it again does not help: an account or a link that it is for does. */
const isForAnotherReader = (loadable: Loadable<unknown>): boolean =>
  loadable.state === 'failed' &&
  /^(ticket-not-found|order-not-found|signed-out)$/.test(loadable.code ?? '');

const added = { order: 'Order added to your account', ticket: 'Ticket added to your account' };

interface Linked {
  /** What a visitor without its account does with it: adds it to the own one, or registers. */
  guest: { onClaim: () => void; claiming: boolean } | { onRegister: () => void };
  refresh: () => Promise<void>;
}

interface LinkedPageProps<Value> extends Pick<OtherReaderProps, 'subject' | 'ownersHref'> {
  /** What the page shows. Without an id it opens the account. */
  id: string | undefined;
  /** The token in the fragment of the URL, which the tab keeps once it is read. */
  token: string | undefined;
  read: (id: string) => Promise<Value>;
  /** Its name, or undefined for a page that has nothing to show. */
  nameOf: (value: Value) => string | undefined;
  claim: (id: string) => Promise<unknown> | undefined;
  /** What one reads here, while it is loading. */
  intro: string;
  /** Who may read it. */
  reader: string;
  children: (value: Value, linked: Linked) => ReactNode;
}

/** The page of one ticket or order, which an account or a link opens. Key it by the id. */
export function LinkedPage<Value>({
  subject,
  id,
  token,
  read,
  nameOf,
  claim,
  intro,
  reader,
  ownersHref,
  children,
}: LinkedPageProps<Value>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { sessions } = useBackend();
  const { user } = useSession();
  const { open } = useAuthDialog();
  const { toast } = useToast();
  const { loadable, reload, refresh } = useLoadable(
    useCallback(() => (id ? read(id) : nothing()), [read, id]),
  );
  useRefresh(refresh);
  const name = loadable.state === 'ready' ? nameOf(loadable.value) : undefined;
  usePageName(name);
  const isRead = name !== undefined;

  useEffect(() => {
    if (!id) void navigate(pages.account.href, { replace: true });
  }, [id, navigate]);

  // The token need not stay in the browser's history.
  useEffect(() => {
    if (token && isRead) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [token, isRead, navigate, pathname]);

  // Another user may read other things.
  useEffect(() => sessions.onChange(() => void reload()), [sessions, reload]);

  const claiming = useAction(`The ${subject} was not added`, async () => {
    if (!id) return;
    try {
      await claim(id);
    } catch (failure) {
      // It may be another account's by now.
      if (failure instanceof BackendError && failure.code === `${subject}-not-found`)
        await reload();
      throw failure;
    }
    // Nothing follows a logout.
    if ((await sessions.restore())?.id !== user?.id) return;
    toast({ title: added[subject] });
    await refresh();
  });

  const guest = user
    ? { onClaim: () => void claiming.run(), claiming: claiming.pending }
    : { onRegister: () => open('register') };

  return (
    <LoadedScreen labelledBy={`${subject}-title`} width={isRead ? 'page' : 'text'}>
      {user ? (
        <BackLink href={pages.account.href}>My Account</BackLink>
      ) : (
        <BackLink href={pages.landing.href}>Home</BackLink>
      )}
      {!isRead && (
        <Stack gap="xs">
          <Heading level="1" size="h2" id={`${subject}-title`}>
            {`Your ${subject}`}
          </Heading>
          {/* Larger than what follows, so that it is the largest text from the first paint on. */}
          <Text size="lead" variant="quiet">
            {intro}
          </Text>
        </Stack>
      )}
      {isForAnotherReader(loadable) ? (
        <OtherReader
          subject={subject}
          signedIn={user !== null}
          onLogin={() => open('login')}
          ownersHref={ownersHref}
        >
          {reader}
        </OtherReader>
      ) : (
        <LoadableView loadable={loadable} subject={`the ${subject}`} onRetry={reload}>
          {(value) => children(value, { guest, refresh })}
        </LoadableView>
      )}
    </LoadedScreen>
  );
}
