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
