import { Button, HoverCard, Stack, Text, TextLink } from '../../design-system';
import { paths } from '../../paths';
import * as styles from './AccountMenu.css';
import type { AuthTab } from './AuthDialog';

/** Spec §9: when the card opens and closes, in ms. */
const delays = { openDelay: 100, closeDelay: 200 };

interface VisitorCardProps {
  onOpenDialog: (tab: AuthTab) => void;
  onApproach?: () => void;
}

function VisitorCard({ onOpenDialog, onApproach }: VisitorCardProps) {
  return (
    <HoverCard trigger="Account" {...delays} {...(onApproach && { onApproach })}>
      <Stack gap="xs">
        <Text size="small" tone="quiet">
          Your orders in one place.
        </Text>
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
    </HoverCard>
  );
}

interface UserCardProps {
  onLogOut: () => void;
}

function UserCard({ onLogOut }: UserCardProps) {
  return (
    <HoverCard trigger="My Account" {...delays}>
      <Stack gap="xxs">
        <TextLink isStandalone tone="ink" href={paths.account.href}>
          Profile
        </TextLink>
        <TextLink isStandalone tone="ink" href={paths.account.href}>
          Orders
        </TextLink>
        <Button width="full" variant="secondary" data-replay="" onClick={onLogOut}>
          Logout
        </Button>
      </Stack>
    </HoverCard>
  );
}

export interface AccountMenuProps extends VisitorCardProps, UserCardProps {
  /** `unknown` until the stored session has been read. */
  session: 'unknown' | 'signed-out' | 'signed-in';
}

/**
 * The account's place in the header: Login and Register for a visitor; Profile, Orders and Logout
 * for a user (spec §2). While the session is unknown both are there, and the page's root, marked
 * before the first paint, decides which one is seen: no flash of the wrong one.
 */
export function AccountMenu({ session, onOpenDialog, onApproach, onLogOut }: AccountMenuProps) {
  const guess = session === 'unknown' ? styles.guesses : undefined;
  return (
    <>
      {session !== 'signed-in' && (
        <div className={guess?.visitor}>
          <VisitorCard onOpenDialog={onOpenDialog} {...(onApproach && { onApproach })} />
        </div>
      )}
      {session !== 'signed-out' && (
        <div className={guess?.user}>
          <UserCard onLogOut={onLogOut} />
        </div>
      )}
    </>
  );
}
