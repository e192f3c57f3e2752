import * as z from 'zod/mini';
import {
  type AdminCredentials,
  ownerLoginSchema,
  recoveryCodesSchema,
  type TwoStepProof,
  twoStepSecretSchema,
  usernameKey,
} from '../../../domain/adminCredentials';
import { ownerSessionSchema } from '../../../domain/ownerSession';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import { BackendError } from '../../Backend';
import { createSessionListeners } from '../../sessionListeners';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { deleteDrafts } from '../../storage/drafts';
import { untilSignedOut } from '../../untilSignedOut';
import type { SessionSignals } from '../sessionHint';
import type { AdminApi } from './adminApi';

const sessionsSchema = z.array(ownerSessionSchema);

const isSignedOut = (error: unknown) =>
  error instanceof BackendError && error.code === 'signed-out';

/** The owner's session on the server, and the requests that it is needed for. */
export function createHttpAdminSession(
  send: AdminApi,
  { channel }: Pick<SessionSignals, 'channel'>,
  environment: BrowserEnvironment,
) {
  const { onChange, notify, remember } = createSessionListeners<
    'signed-in' | 'signed-out' | 'expired'
  >();
  let lastOwner: string | undefined;

  const listen: AdminBackend['admin']['onChange'] = (listener) =>
    onChange((session) => listener(session === 'signed-in', session === 'expired'));
  const inSession = untilSignedOut({ onChange: listen });

  const api: AdminApi = async (path, request) => {
    const author = request?.method && lastOwner && usernameKey(lastOwner);
    try {
      return await inSession(send(path, { author, ...request }));
    } catch (error) {
      // The session has ended: the guard asks the owner to sign in again.
      if (isSignedOut(error)) notify('expired');
      throw error;
    }
  };

  /** Resolves with the name of the owner who is signed in, or null. */
  async function restore(): Promise<string | null> {
    try {
      return (await send('/session', { schema: ownerLoginSchema })).username;
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  }

  /** `owner` is the username, or null after a logout. */
  function notifyOf(owner: string | null) {
    const isOther = owner !== null && lastOwner && usernameKey(owner) !== usernameKey(lastOwner);
    if (owner === null || isOther) {
      deleteDrafts(environment, true);
      notify('signed-out');
    }
    if (owner === null) return;
    lastOwner = owner;
    notify('signed-in');
  }

  /** After a login. Fails if the browser has not kept the cookie of the new session. */
  async function announceKept(owner: string) {
    if ((await restore()) === null) throw new BackendError('cookies-blocked');
    announce(owner);
  }

  function announce(owner: string | null) {
    notifyOf(owner);
    channel?.postMessage(null);
  }

  channel?.addEventListener('message', () => {
    restore().then(notifyOf, () => {
      // This tab keeps its state until its next request.
    });
  });

  const admin: AdminBackend['admin'] = {
    async restore() {
      const session = await remember(
        restore().then((owner) => {
          lastOwner = owner ?? lastOwner;
          return owner === null ? 'signed-out' : 'signed-in';
        }),
      );
      return session === 'signed-in';
    },
    async signIn(body) {
      try {
        await api('/session', { method: 'POST', body });
      } catch (error) {
        // The server asks for a code only after the right password.
        const isCodeWrong =
          body.code && error instanceof AdminError && error.code === 'admin-login-failed';
        throw isCodeWrong ? new AdminError('code-wrong', { cause: error }) : error;
      }
      await announceKept(body.username);
    },
    async signOut() {
      await api('/session', { method: 'DELETE' });
      announce(null);
    },
    onChange: listen,
  };

  /** How the owner gets in: the first set-up, the password, the sessions, and two-step login. */
  const ownerAccess = {
    /**
     * Creates the first owner and signs in. The token is from the link that the server printed. Fails with
     * `link-expired` if it has been used or is too old, or if there is an owner, and with `common-password`.
     */
    async setUp(body: AdminCredentials & { token: string }) {
      await api('/setup', { method: 'POST', body });
      await announceKept(body.username);
    },

    /** Resolves with whether a login needs a code. */
    hasTwoSteps: async () => (await api('/session', { schema: ownerLoginSchema })).hasTotp,

    /** Creates a secret for an authenticator app. Logging in needs no code until `turnOn`. */
    createSecret: () => api('/totp', { method: 'POST', schema: twoStepSecretSchema }),

    /**
     * Turns on two-step login with a code of the app, and resolves with the recovery codes, each of
     * which is valid once. Fails with `wrong-password` or `code-wrong`.
     */
    async turnOn(body: TwoStepProof) {
      const request = { method: 'PUT', body, fallback: 'code-wrong' } as const;
      return (await api('/totp', { ...request, schema: recoveryCodesSchema })).recoveryCodes;
    },

    /**
     * Turns it off with a code of the app or a recovery code. Fails with `wrong-password` or
     * `code-wrong`.
     */
    turnOff: (body: TwoStepProof) =>
      api('/totp', { method: 'DELETE', body, fallback: 'code-wrong' }),

    /**
     * Sets another password, and ends all other sessions of the owner. Fails with `wrong-password` or
     * `common-password`.
     */
    changePassword: (body: { currentPassword: string; newPassword: string }) =>
      api('/password', { method: 'PUT', body }),

    /** The sessions of the owner that have not ended, the one that was used last first. */
    sessions: () => api('/sessions', { schema: sessionsSchema }),

    /** Ends all sessions of the owner, this one included. */
    async signOutEverywhere() {
      await api('/sessions', { method: 'DELETE' });
      announce(null);
    },
  };

  return { api, admin, ownerAccess, inSession };
}
