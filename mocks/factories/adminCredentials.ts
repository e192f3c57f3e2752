import type { AdminCredentials } from '#src/domain/adminCredentials.ts';

/** What the owner signs in with where nothing else is stored: the site's default pair. */
export function buildAdminCredentials(overrides: Partial<AdminCredentials> = {}): AdminCredentials {
  return { username: 'admin', password: 'change-me', ...overrides };
}
