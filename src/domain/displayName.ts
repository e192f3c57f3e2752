import type { User } from './user';

/** What a customer is called, even without a name (spec §2). */
export function displayName({ name }: Pick<User, 'name'>): string {
  return name.trim() || 'User';
}
