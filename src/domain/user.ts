import * as z from 'zod/mini';
import { cleanEmail } from './email';
import { unusedTimestamp } from './timestamp';

/** A customer with an account. Passwords are never stored. */
export const userSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.string(),
  /** May be blank: see `displayName`. */
  name: z._default(z.string(), ''),
});

export type User = z.infer<typeof userSchema>;

export interface UserDetails extends Pick<User, 'name' | 'email'> {
  now: Date;
  /** The stored accounts. The new one gets an id that none of them has. */
  users: readonly Pick<User, 'id'>[];
}

/** Creates the account of a registration. Trims the name, and cleans the email. */
export function createUser({ name, email, now, users }: UserDetails): User {
  const timestamp = unusedTimestamp(now, userId, users);
  return { id: userId(timestamp), email: cleanEmail(email), name: name.trim() };
}

/** An email in the form in which emails are compared: clean, in lower case. */
export function normaliseEmail(text: string): string {
  return cleanEmail(text).toLowerCase();
}

/** The account with this email, regardless of how it is written. */
export function findUser(users: readonly User[], email: string): User | undefined {
  const wanted = normaliseEmail(email);
  return users.find((user) => normaliseEmail(user.email) === wanted);
}

function userId(timestamp: number): string {
  return `user-${timestamp}`;
}
