import * as z from 'zod/mini';
import { usernameKey } from '../../../domain/adminCredentials';
import { ownerSessionSchema } from '../../../domain/ownerSession';
import type { AdminBackend, OwnerAccess } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import { BackendError } from '../../Backend';
import { createSessionListeners } from '../../sessionListeners';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { deleteDrafts } from '../../storage/drafts';
import { untilSignedOut } from '../../untilSignedOut';
import type { SessionSignals } from '../sessionHint';
import type { AdminApi } from './adminApi';

const sessionSchema = z.object({ username: z.string(), hasTotp: z.boolean() });
const secretSchema = z.object({ secret: z.string(), url: z.string() });
const sessionsSchema = z.array(ownerSessionSchema);
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

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
  /** The owner who is or was signed in. */
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
      return (await send('/session', { schema: sessionSchema })).username;
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

  const ownerAccess: OwnerAccess = {
    async setUp(body) {
      await api('/setup', { method: 'POST', body });
      await announceKept(body.username);
    },
    hasTwoSteps: async () => (await api('/session', { schema: sessionSchema })).hasTotp,
    createSecret: () => api('/totp', { method: 'POST', schema: secretSchema }),
    async turnOn(body) {
      const request = { method: 'PUT', body, fallback: 'code-wrong' } as const;
      return (await api('/totp', { ...request, schema: recoveryCodesSchema })).recoveryCodes;
    },
    turnOff: (body) => api('/totp', { method: 'DELETE', body, fallback: 'code-wrong' }),
    changePassword: (body) => api('/password', { method: 'PUT', body }),
    sessions: () => api('/sessions', { schema: sessionsSchema }),
    async signOutEverywhere() {
      await api('/sessions', { method: 'DELETE' });
      announce(null);
    },
  };

  return { api, admin, ownerAccess, inSession };
}
