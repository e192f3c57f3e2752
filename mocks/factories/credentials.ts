import type { Credentials, Registration } from '#src/domain/credentials.ts';
import { buildUser } from './user.ts';

/** What the customer of `buildUser` logs in with. */
export function buildCredentials(overrides: Partial<Credentials> = {}): Credentials {
  return { email: buildUser().email, password: 'oak-and-ash', ...overrides };
}

/** What that customer registered with. Another password is repeated, unless told otherwise. */
export function buildRegistration(overrides: Partial<Registration> = {}): Registration {
  const { email, password } = buildCredentials();
  return {
    name: buildUser().name,
    email,
    password,
    confirmPassword: overrides.password ?? password,
    ...overrides,
  };
}
