import type { HttpHandler } from 'msw';
import { AdminError } from '#src/backend/adminErrors.ts';
import { BackendError } from '#src/backend/Backend.ts';
import type {
  AdminCredentials,
  TwoStepProof,
  TwoStepSecret,
} from '#src/domain/adminCredentials.ts';
import type { OwnerSession } from '#src/domain/ownerSession.ts';
import type { WholeBackend } from '../createBackendOver.ts';
import { type Asked, done, handlersOf } from './answer.ts';

/** The owner's password and the one-time code that are right. */
export const VALID_PASSWORD = 'a-long-password';
export const VALID_CODE = '123456';

export const OWNER_NAME = 'Olive';

export const recoveryCodes = Array.from(
  { length: 10 },
  (_, index) => `k7qx-m2pf-ab3d-y5w${'abcdefghij'[index]}`,
);

const ownerSessions: OwnerSession[] = [
  {
    startedAt: '2026-03-02T09:00:00.000Z',
    usedAt: '2026-03-02T09:30:00.000Z',
    ipAddress: '192.0.2.7',
    browser: 'Firefox on Windows',
    isCurrent: true,
  },
  {
    startedAt: '2026-03-01T20:10:00.000Z',
    usedAt: '2026-03-01T20:40:00.000Z',
    ipAddress: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    browser: 'Samsung Internet on Android',
    isCurrent: false,
  },
];

function check({ password, code }: TwoStepProof) {
  if (password !== VALID_PASSWORD) throw new BackendError('wrong-password');
  if (code !== VALID_CODE) throw new AdminError('code-wrong');
}

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const name = 'otpauth://totp/Hollin%20and%20Dale%3Aowner';

/** How the owner gets in. The session is that of the site; passwords and codes change nothing. */
export const ownerAccessHandlers = ({ admin }: WholeBackend): HttpHandler[] =>
  handlersOf({
    'GET /api/admin/session': async () => {
      if (!(await admin.restore())) throw new BackendError('signed-out');
      return { username: OWNER_NAME, hasTotp: false };
    },
    'POST /api/admin/session': ({ body }: Asked<AdminCredentials>) => admin.signIn(body),
    'DELETE /api/admin/session': () => admin.signOut(),
    'GET /api/admin/sessions': () => ownerSessions,
    'DELETE /api/admin/sessions': () => admin.signOut(),
    'POST /api/admin/setup': done,
    'PUT /api/admin/password': ({ body }: Asked<{ currentPassword: string }>) =>
      check({ password: body.currentPassword, code: VALID_CODE }),
    'POST /api/admin/totp': (): TwoStepSecret => ({
      secret,
      url: `${name}?secret=${secret}&issuer=Hollin+and+Dale`,
    }),
    'PUT /api/admin/totp': ({ body }: Asked<TwoStepProof>) => {
      check(body);
      return { recoveryCodes };
    },
    'DELETE /api/admin/totp': ({ body }: Asked<TwoStepProof>) => check(body),
  });
