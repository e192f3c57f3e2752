/** Marks browsers that have signed in before, so that strangers cannot use up their attempts. */
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { hashToken, isSigned, sign } from '../secrets.ts';
import type { ServerSettings } from '../settings.ts';
import type { Limit } from './rateLimit.ts';

const YEAR = 365 * 86_400;

/** How many wrong passwords are allowed. */
export const wrongPasswords = {
  /** For one account, and apart from that from one browser that has signed in to it before. */
  perAccount: { max: 10, period: 300 },
  perIpAddress: { max: 30, period: 300 },
} satisfies Record<string, Limit>;

export interface KnownBrowsers {
  remember(context: Context, account: string): void;
  /** What a wrong password for the account counts against. */
  attempts(context: Context, account: string, ipAddress: string): (readonly [string, Limit])[];
}

/** `path` is that of the route that reads the passwords. */
export function createKnownBrowsers(
  { secretKey, publicOrigin }: Pick<ServerSettings, 'secretKey' | 'publicOrigin'>,
  { cookie, path }: { cookie: string; path: string },
): KnownBrowsers {
  const markOf = (account: string) => `${cookie} ${account}`;
  const keyOf = (text: string) => hashToken(text).toString('base64url');
  return {
    remember(context, account) {
      setCookie(context, cookie, sign(secretKey, markOf(account)), {
        path,
        httpOnly: true,
        secure: publicOrigin.startsWith('https:'),
        sameSite: 'Lax',
        maxAge: YEAR,
      });
    },
    attempts(context, account, ipAddress) {
      const mark = getCookie(context, cookie) ?? '';
      if (isSigned(secretKey, markOf(account), mark)) {
        return [[keyOf(`${mark} ${account}`), wrongPasswords.perAccount]];
      }
      return [
        [keyOf(`${path} ${account}`), wrongPasswords.perAccount],
        [`${path} ${ipAddress}`, wrongPasswords.perIpAddress],
      ];
    },
  };
}
