import * as z from 'zod/mini';
import { normaliseEmail } from './credentials';
import { unusedTimestamp } from './timestamp';

/** A customer with an account. Passwords are never stored. */
export const userSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.string(),
  /** Blank where there is none: see `displayName`. */
  name: z._default(z.string(), ''),
});

export type User = z.infer<typeof userSchema>;

export interface UserDetails extends Pick<User, 'name' | 'email'> {
  now: Date;
  /** The accounts that there are: the new one's id is none of theirs. */
  users: readonly Pick<User, 'id'>[];
}

/** The account that a registration becomes. Name and email are trimmed. */
export function createUser({ name, email, now, users }: UserDetails): User {
  const timestamp = unusedTimestamp(now, userId, users);
  return { id: userId(timestamp), email: email.trim(), name: name.trim() };
}

/** The account with this email, however it is written. */
export function findUser(users: readonly User[], email: string): User | undefined {
  const wanted = normaliseEmail(email);
  return users.find((user) => normaliseEmail(user.email) === wanted);
}

function userId(timestamp: number): string {
  return `user-${timestamp}`;
}
