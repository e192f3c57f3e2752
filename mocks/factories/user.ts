import type { AccountQuery } from '#src/domain/accounts.ts';
import type { User } from '#src/domain/user.ts';

/** A customer with an account. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: 'user-1767265200000',
    email: 'ruth@harrow-joinery.example',
    name: 'Ruth Harrow',
    ...overrides,
  };
}

/** All accounts, the oldest first. */
export const accountQuery: AccountQuery = {
  text: '',
  status: 'all',
  page: 1,
  sort: { key: 'age', direction: 'ascending' },
};

/** A customer with a name and an email too long for any layout. */
export const verboseUser = buildUser({
  name: 'The Worshipful Company of Bakers, Millers and Confectioners of Lower Slaughter',
  email: `${'llanfairpwllgwyngyll'.repeat(4)}@gogogoch.example`,
});
