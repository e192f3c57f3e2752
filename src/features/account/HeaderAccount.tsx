import { useState } from 'react';
import { Button, ButtonLink, HoverCard, Stack, Text } from '../../design-system';
import { pages } from '../../pages';
import { LoadError } from '../site-frame/LoadError';
import { useAuthDialog } from './AuthDialogProvider';
import * as styles from './account.css';
import { useSession } from './SessionProvider';

/** The delays before hovering opens the card, and before leaving it closes the card, in ms. */
const delays = { openDelay: 100, closeDelay: 200 };

const sessions = ['signed-out', 'signed-in'] as const;

function SignedOutActions() {
  const { open } = useAuthDialog();
  return (
    <Stack gap="xs">
      <Text size="small" variant="quiet">
        Your orders in one place.
      </Text>
      <noscript>
        <Text size="small">Logging in needs JavaScript.</Text>
      </noscript>
      <LoadError />
      <Button width="full" data-replay="" onClick={() => open('login')}>
        Login
      </Button>
      <Button width="full" variant="secondary" data-replay="" onClick={() => open('register')}>
        Register
      </Button>
    </Stack>
  );
}

function SignedInActions() {
  const { logOut } = useSession();
  return (
    <div className={styles.rows}>
      <ButtonLink variant="quiet" href={pages.account.href}>
        Profile
      </ButtonLink>
      <ButtonLink variant="quiet" href={pages.account.href}>
        Orders
      </ButtonLink>
      <Button variant="quiet" data-replay="" onClick={logOut}>
        Logout
      </Button>
    </div>
  );
}

/** One card for both sessions, so that its trigger keeps the focus after logging in or out. */
function AccountCard({ isSignedIn }: { isSignedIn: boolean }) {
  const { preload } = useAuthDialog();
  return (
    <HoverCard
      trigger={
        isSignedIn ? (
          <span>
            <span className={styles.hiddenOnPhone}>My</span> Account
          </span>
        ) : (
          'Account'
        )
      }
      {...delays}
      {...(!isSignedIn && { onApproach: preload })}
    >
      {isSignedIn ? <SignedInActions /> : <SignedOutActions />}
    </HoverCard>
  );
}

/**
 * The account menu in the header: Login and Register when signed out; Profile, Orders and Logout when
 * signed in. While the session is unknown it renders both menus, and CSS hides one of them, so that
 * the wrong menu never flashes. Once the session is known, the matching menu keeps its DOM and focus.
 */
export function HeaderAccount() {
  const { user, isRestored } = useSession();
  const session = user ? 'signed-in' : 'signed-out';
  // The first known session: the key of its menu stays the same after logging in or out.
  const [firstKnown, setFirstKnown] = useState<typeof session>();
  if (isRestored && !firstKnown) setFirstKnown(session);

  return sessions
    .filter((shown) => !isRestored || shown === (firstKnown ?? session))
    .map((shown) => (
      <div key={shown} className={isRestored ? undefined : styles.unrestored[shown]}>
        <AccountCard isSignedIn={(isRestored ? session : shown) === 'signed-in'} />
      </div>
    ));
}
