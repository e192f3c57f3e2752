import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useBackend } from '../../backend/BackendContext';
import {
  Button,
  ButtonLink,
  Drawing,
  type DrawingPart,
  Heading,
  Inline,
  Section,
  Stack,
  Text,
} from '../../design-system';
import { useAuthDialog } from '../../features/account/AuthDialogProvider';
import { unrestored } from '../../features/account/account.css';
import { useSession } from '../../features/account/SessionProvider';
import { useRedirect } from '../../features/account/useRedirect';
import { fillsScreen, withScript } from '../../features/loading/loading.css';
import { lazyComponent } from '../../features/page/lazyComponent';
import { LoadError } from '../../features/site-frame/LoadError';
import { pages } from '../../pages';
import { accountLinkOf } from './accountLink';
import { CustomerAccount } from './CustomerAccount';

/** Only connected mode mails links, so only there this is loaded. */
const AccountLink = lazyComponent(async () => (await import('./AccountLink')).AccountLink);

const sluiceGate: readonly DrawingPart[] = [
  ['soft', 'M0 58h28v24H0zM84 76h28v6H84z'],
  ['line', 'M56 14v16M50 20h12'],
  ['paper', 'M26 30h60v46H26z'],
  ['line', 'M26 45h60M26 60h60'],
  ['brand', 'M14 6h84v8H14zM20 14h7v68h-7zM85 14h7v68h-7z'],
  ['ink', 'M49 46h14v13H49z'],
  ['accent', 'M0 58q5-4 10 0t10 0M92 76h20'],
];

/** Asks for a login, and redirects a visitor who is known to be signed out. */
function Gate() {
  const { isRestored } = useSession();
  const { open, preload } = useAuthDialog();
  const { isLeaving } = useRedirect(pages.landing.href, isRestored);
  useEffect(() => {
    if (isRestored) preload();
  }, [isRestored, preload]);
  return (
    <Stack gap="lg">
      <Drawing beside parts={sluiceGate} />
      <Heading level="1" size="h2" id="gate-title">
        Please login to access your account
      </Heading>
      <div className={withScript}>
        <div role="status">
          <Text variant="quiet">
            {isLeaving || !isRestored
              ? 'Without a login, the home page opens in a moment.'
              : 'This page stays open until you choose where to go.'}
          </Text>
        </div>
      </div>
      <noscript>
        <Text>This page needs JavaScript.</Text>
      </noscript>
      <LoadError />
      <Inline stacked>
        <Button data-replay="" onClick={() => open('login')}>
          Login
        </Button>
        <ButtonLink variant="secondary" href={pages.landing.href}>
          Return to Home
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

interface PartProps {
  /** Whose part it is. Until the session is restored, CSS shows one of the two. */
  state: keyof typeof unrestored;
  titleId: string;
  children: ReactNode;
}

function Part({ state, titleId, children }: PartProps) {
  const { isRestored } = useSession();
  return (
    <div className={isRestored ? undefined : unrestored[state]}>
      <Section spacing="small" width={state === 'signed-in' ? 'page' : 'text'} labelledBy={titleId}>
        {children}
      </Section>
    </div>
  );
}

/**
 * The screen at `/account`: the user's account, or a redirect for a signed-out visitor. In connected
 * mode also what the links in mails open. The prerendered page shows the gate without a stored session.
 */
export function Account() {
  const { user, isRestored } = useSession();
  const { connected } = useBackend();
  const link = accountLinkOf(useLocation());

  // The first render is the same as in the build, which knows no link.
  if (link && connected && isRestored) {
    return <AccountLink key={link.token} link={link} accountLinks={connected.accountLinks} />;
  }
  return (
    <div className={fillsScreen}>
      {!user && (
        <Part state="signed-out" titleId="gate-title">
          <Gate />
        </Part>
      )}
      {(user || !isRestored) && (
        <Part state="signed-in" titleId="account-title">
          {user ? (
            <CustomerAccount key={user.id} user={user} />
          ) : (
            <Stack gap="sm">
              {/* The prerendered page also has the title for a visitor, and may have only one of level 1. */}
              <Heading level="2" id="account-title">
                My Account
              </Heading>
              <Text variant="quiet">Looking up your account …</Text>
            </Stack>
          )}
        </Part>
      )}
    </div>
  );
}
