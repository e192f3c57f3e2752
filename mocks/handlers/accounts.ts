import type { HttpHandler } from 'msw';
import type { Credentials, Registration } from '#src/domain/credentials.ts';
import type { WholeBackend } from '../createBackendOver.ts';
import { type Asked, done, handlersOf } from './answer.ts';

/** The customer's session and account, and the accounts that the owner lists: those of the site. */
export const accountHandlers = (
  { sessions, account, accounts }: WholeBackend,
  isVerified: boolean,
): HttpHandler[] =>
  handlersOf({
    'GET /api/session': async () => ({ user: await sessions.restore() }),
    'POST /api/sessions': ({ body }: Asked<Credentials>) => sessions.logIn(body),
    'POST /api/accounts': ({ body }: Asked<Registration>) => sessions.register(body),
    'DELETE /api/session': () => sessions.logOut(),
    'GET /api/account': () => account.exportData(),
    'DELETE /api/account': ({ body }: Asked<{ password: string }>) => account.remove(body),
    'GET /api/verifications': () => ({ isVerified }),
    'POST /api/verifications': done,
    'POST /api/verifications/use': done,
    'POST /api/password-resets': done,
    'POST /api/password-resets/use': done,

    'GET /api/admin/accounts': ({ query }) => accounts.list(query),
    'PUT /api/admin/accounts/:id/password': ({ id, body }: Asked<{ password: string }>) =>
      accounts.resetPassword({ ...body, userId: id }),
    'DELETE /api/admin/accounts/:id': ({ id }) => accounts.remove(id),
  });
