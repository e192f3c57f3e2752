/** Who writes what a form sends: the id of an account, `GUEST` or `OWNER`. */
import type { User } from './user';

export const GUEST = 'guest';
export const OWNER = 'owner';

/** The author of what this visitor writes; null is a visitor without an account. */
export const authorOf = (user: Pick<User, 'id'> | null | undefined): string => user?.id ?? GUEST;
