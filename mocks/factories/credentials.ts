import type { Credentials, Registration } from '#src/domain/credentials.ts';
import { buildUser } from './user.ts';

/** The credentials of `buildUser`'s customer. */
export function buildCredentials(overrides: Partial<Credentials> = {}): Credentials {
  return { email: buildUser().email, password: 'oak-and-ash', ...overrides };
}

/** That customer's registration. `confirmPassword` follows `password` by default. */
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
