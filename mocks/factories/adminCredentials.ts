import type { AdminCredentials } from '#src/domain/adminCredentials.ts';

/** The default username and password. */
export function buildAdminCredentials(overrides: Partial<AdminCredentials> = {}): AdminCredentials {
  return { username: 'admin', password: 'change-me', ...overrides };
}
