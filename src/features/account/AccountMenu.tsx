import { useState } from 'react';
import { Button, HoverCard, Stack, Text, TextLink } from '../../design-system';
import { paths } from '../../paths';
import { NotLoaded } from '../site-frame/NotLoaded';
import * as styles from './AccountMenu.css';
import type { AuthTab } from './AuthDialog';

/** Spec §9: when the card opens and closes, in ms. */
const delays = { openDelay: 100, closeDelay: 200 };

const sessions = ['signed-out', 'signed-in'] as const;

/** Whose card it is. */
type KnownSession = (typeof sessions)[number];

interface CardActions {
  onOpenDialog: (tab: AuthTab) => void;
  /** A visitor's mouse or focus has come near: time to fetch the dialog. */
  onApproach?: () => void;
  onLogOut: () => void;
}

function VisitorChoices({ onOpenDialog }: Pick<CardActions, 'onOpenDialog'>) {
  return (
    <Stack gap="xs">
      <Text size="small" variant="quiet">
        Your orders in one place.
      </Text>
      <noscript>
        <Text size="small">Logging in needs JavaScript: your account is kept in this browser.</Text>
      </noscript>
      <NotLoaded />
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

function UserChoices({ onLogOut }: Pick<CardActions, 'onLogOut'>) {
  return (
    <Stack gap="xxs">
      <TextLink standalone variant="plain" href={paths.account.href}>
        Profile
      </TextLink>
      <TextLink standalone variant="plain" href={paths.account.href}>
        Orders
      </TextLink>
      <Button width="full" variant="secondary" data-replay="" onClick={onLogOut}>
        Logout
      </Button>
    </Stack>
  );
}

/** One card for both, so that its trigger keeps the focus when one becomes the other. */
function AccountCard({
  session,
  onOpenDialog,
  onApproach,
  onLogOut,
}: CardActions & { session: KnownSession }) {
  const isUser = session === 'signed-in';
  return (
    <HoverCard
      trigger={
        isUser ? (
          <span>
            <span className={styles.whose}>My</span> Account
          </span>
        ) : (
          'Account'
        )
      }
      {...delays}
      {...(onApproach && !isUser && { onApproach })}
    >
      {isUser ? (
        <UserChoices onLogOut={onLogOut} />
      ) : (
        <VisitorChoices onOpenDialog={onOpenDialog} />
      )}
    </HoverCard>
  );
}

export interface AccountMenuProps extends CardActions {
  /** `unknown` until the stored session has been read. */
  session: 'unknown' | KnownSession;
}

/**
 * The account's place in the header: Login and Register for a visitor; Profile, Orders and Logout
 * for a user (spec §2). While the session is unknown both are there, and the page's root, marked
 * before the first paint, decides which one is seen: no flash of the wrong one. The one that turns
 * out to be right stays, with its focus, and serves from then on.
 */
export function AccountMenu({ session, ...actions }: AccountMenuProps) {
  const known = session === 'unknown' ? undefined : session;
  const [kept, setKept] = useState(known);
  if (known && !kept) setKept(known);

  return sessions
    .filter((each) => !known || each === (kept ?? known))
    .map((each) => (
      <div key={each} className={known ? undefined : styles.guesses[each]}>
        <AccountCard session={known ?? each} {...actions} />
      </div>
    ));
}
