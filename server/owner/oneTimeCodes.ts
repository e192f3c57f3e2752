/** One-time codes of an authenticator app (RFC 6238: SHA-1, six digits, steps of 30 seconds). */
import { createHmac, randomBytes } from 'node:crypto';

const STEP = 30_000;
const DIGITS = 6;
/** Clocks may differ by one step. */
const TOLERANCE = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 20 random bytes, as the RFC recommends for SHA-1. */
export const newTotpSecret = () => randomBytes(20);

/** The code of a step, which is the number of whole half minutes since 1970. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is, or null. Steps up to `lastStep` have been used. */
export function matchingStep(
  secret: Buffer,
  code: string,
  now: Date,
  lastStep: number | null,
): number | null {
  const current = Math.floor(now.getTime() / STEP);
  const typed = code.replace(/\s/g, '');
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step += 1) {
    if (step > (lastStep ?? -1) && totpCode(secret, step) === typed) return step;
  }
  return null;
}

/** The secret as authenticator apps read it. */
export function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

/** The URL that a QR code for authenticator apps holds. */
export function totpUrl(secret: Buffer, issuer: string, username: string): string {
  const label = encodeURIComponent(`${issuer}:${username}`);
  const parameters = new URLSearchParams({ secret: toBase32(secret), issuer });
  return `otpauth://totp/${label}?${parameters}`;
}
