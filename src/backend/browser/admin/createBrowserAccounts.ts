import { findAccounts, resetPasswordSchema } from '../../../domain/accounts';
import type { Order } from '../../../domain/orders';
import { normaliseEmail, type User } from '../../../domain/user';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import type { StoredAccounts } from '../storedAccounts';
import type { StoredList } from '../storedList';

export function createBrowserAccounts(
  { users, signedInUser, signOut, notifyChange }: StoredAccounts,
  orders: StoredList<Order>,
): AdminBackend['accounts'] {
  /** Throws if no readable account has this id. */
  function find(userId: string): User {
    const user = users.read().find(({ id }) => id === userId);
    if (!user) throw new Error(`There is no account "${userId}".`);
    return user;
  }

  function isSignedIn(user: User): boolean {
    const current = signedInUser();
    return current?.id === user.id && normaliseEmail(current.email) === normaliseEmail(user.email);
  }

  return {
    list: async (query) => findAccounts(await users.open(), await orders.open(), query),

    async resetPassword({ userId, password }) {
      if (!resetPasswordSchema.safeParse({ password }).success) {
        throw new AdminError('invalid-password');
      }
      try {
        find(userId);
      } catch (cause) {
        throw new AdminError('password-not-reset', { cause });
      }
    },

    async remove(userId) {
      try {
        const user = find(userId);
        const wasSignedIn = isSignedIn(user);
        await users.remove(user);
        if (wasSignedIn) signOut();
        else notifyChange();
      } catch (cause) {
        throw new AdminError('account-not-deleted', { cause });
      }
    },
  };
}
