/** Tells the business that the login of an owner has changed. */
import { about } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';

const changes = {
  password: 'A new password was set',
  'turned on': 'Two-step login was turned on',
  'turned off': 'Two-step login was turned off',
} as const;

interface LoginChange {
  username: string;
  change: keyof typeof changes;
  /** Where the change came from. Without it, from the server itself. */
  ipAddress?: string;
}

export const mailLoginChange = (
  queries: Queries,
  { username, change, ipAddress }: LoginChange,
): Promise<void> =>
  queueTemplate(queries, `owner-login-${crypto.randomUUID()}`, {
    template: 'owner-login',
    about: about('login', username),
    values: {
      change: changes[change],
      username,
      origin: ipAddress ? `the IP address ${ipAddress}` : 'the server itself',
    },
  });
