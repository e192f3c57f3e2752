import { totpCode } from '../../server/owner/oneTimeCodes.ts';

/** The bytes of a text in base 32 (RFC 4648, without padding). */
function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The codes of an authenticator app with this secret: the one of now, or so many steps later. */
export function openAuthenticator(secret: string): (later?: number) => string {
  const step = Math.floor(Date.now() / 30_000);
  return (later = 0) => totpCode(fromBase32(secret), step + later);
}
