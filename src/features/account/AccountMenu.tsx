import { useState } from 'react';
import { Button, ButtonLink, HoverCard, Stack, Text } from '../../design-system';
import { pages } from '../../pages';
import { LoadError } from '../site-frame/LoadError';
import * as styles from './AccountMenu.css';
import type { AuthTab } from './AuthDialog';
import { unrestored } from './unrestored.css';

/** The delays before hovering opens the card, and before leaving it closes the card, in ms. */
const delays = { openDelay: 100, closeDelay: 200 };

const sessions = ['signed-out', 'signed-in'] as const;

type KnownSession = (typeof sessions)[number];

interface CardActions {
  /** Called by Login and by Register. */
  onOpenDialog: (tab: AuthTab) => void;
  /** Called when a signed-out visitor hovers or focuses the menu. Preloads the dialog. */
  onApproach?: () => void;
  /** Called by Logout. */
  onLogOut: () => void;
}

function SignedOutActions({ onOpenDialog }: Pick<CardActions, 'onOpenDialog'>) {
  return (
    <Stack gap="xs">
      <Text size="small" variant="quiet">
        Your orders in one place.
      </Text>
      <noscript>
        <Text size="small">Logging in needs JavaScript.</Text>
      </noscript>
      <LoadError />
      <Button width="full" data-replay="" onClick={() => onOpenDialog('login')}>
        Login
      </Button>
      <Button
        width="full"
        variant="secondary"
        data-replay=""
        onClick={() => onOpenDialog('register')}
      >
        Register
      </Button>
    </Stack>
  );
}

function SignedInActions({ onLogOut }: Pick<CardActions, 'onLogOut'>) {
  return (
    <div className={styles.rows}>
      <ButtonLink variant="quiet" href={pages.account.href}>
        Profile
      </ButtonLink>
      <ButtonLink variant="quiet" href={pages.account.href}>
        Orders
      </ButtonLink>
      <Button variant="quiet" data-replay="" onClick={onLogOut}>
        Logout
      </Button>
    </div>
  );
}

/** One card for both sessions, so that its trigger keeps the focus after logging in or out. */
function AccountCard({
  session,
  onOpenDialog,
  onApproach,
  onLogOut,
}: CardActions & { session: KnownSession }) {
  const isSignedIn = session === 'signed-in';
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
      {...(onApproach && !isSignedIn && { onApproach })}
    >
      {isSignedIn ? (
        <SignedInActions onLogOut={onLogOut} />
      ) : (
        <SignedOutActions onOpenDialog={onOpenDialog} />
      )}
    </HoverCard>
  );
}

export interface AccountMenuProps extends CardActions {
  /** `unknown` until the session has been restored. */
  session: 'unknown' | KnownSession;
}

/**
 * The account menu in the header: Login and Register when signed out; Profile, Orders and Logout when
 * signed in. While the session is unknown it renders both menus, and CSS hides one of them, so that
 * the wrong menu never flashes. Once the session is known, the matching menu keeps its DOM and focus.
 */
export function AccountMenu({ session, ...actions }: AccountMenuProps) {
  const known = session === 'unknown' ? undefined : session;
  // The first known session: the key of its menu stays the same after logging in or out.
  const [firstKnown, setFirstKnown] = useState(known);
  if (known && !firstKnown) setFirstKnown(known);

  return sessions
    .filter((each) => !known || each === (firstKnown ?? known))
    .map((each) => (
      <div key={each} className={known ? undefined : unrestored[each]}>
        <AccountCard session={known ?? each} {...actions} />
      </div>
    ));
}
