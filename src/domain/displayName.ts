import type { User } from './user';

/** The customer's name, or 'User' while it is blank. */
export function displayName({ name }: Pick<User, 'name'>): string {
  return name.trim() || 'User';
}
