/** Random tokens, their hashes, and passwords. */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createQueue, OWNER } from './gate.ts';

/** A random token of 32 bytes, safe in a URL and in a cookie. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Another token, always the same for this one and the purpose. */
export const derivedToken = (token: string, purpose: string) =>
  createHash('sha256').update(`${purpose} ${token}`).digest('base64url');

/** A signature that only a server with this key can make. */
export const sign = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

export function isSigned(key: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** OWASP's first choice for argon2id: 19 MiB of memory, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Every hash of the process goes through it, so that strangers cannot take the processor from the pages. */
const hashing = createQueue({ atOnce: 2, waiting: 50 });

export const hashPassword = (password: string, ipAddress: string) =>
  hashing.inTurn(ipAddress, () => hash(password.normalize('NFKC'), COST));

/** Compared with if there is no account, so that both responses take the same time. */
const unusedHash = hashPassword(newToken(), OWNER);

export async function isPassword(
  password: string,
  stored: string | null,
  ipAddress: string,
): Promise<boolean> {
  const compared = stored ?? (await unusedHash);
  const compare = () => verify(compared, password.normalize('NFKC'));
  return (await hashing.inTurn(ipAddress, compare)) && stored !== null;
}

/** Encrypts what the server has to read again (AES-256-GCM: nonce, tag, text). */
export function encrypt(key: Buffer, plain: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(key, 'encryption'), nonce);
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Throws if the key is another one, or the bytes have been changed. */
export function decrypt(key: Buffer, bytes: Buffer): Buffer {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    derivedKey(key, 'encryption'),
    bytes.subarray(0, 12),
  );
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/** A key for one purpose alone, derived from the server's key. */
const derivedKey = (key: Buffer, purpose: 'encryption' | 'recovery codes') =>
  Buffer.from(hkdfSync('sha256', key, '', `millrace ${purpose}`, 32));

export const recoveryKey = (key: Buffer) => derivedKey(key, 'recovery codes');
