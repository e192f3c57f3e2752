import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import source from '#src/design-system/tokens/tokens.ts?raw';

const REM = 16;

/** The comment above a token in `tokens.ts`, if it has one. */
export function commentOf(token: string): string | undefined {
  return new RegExp(`/\\*\\* ([^*]+) \\*/\\s+${token}:`).exec(source)?.[1];
}

/** A length in rem, fixed or `clamp(least, rem + vw, most)`, converted to px for a viewport width. */
function pxAt(length: string, viewport: number): number {
  const [least = 0, grown = 0, share = 0, most = 0] = (length.match(/[\d.]+/g) ?? []).map(Number);
  if (!length.startsWith('clamp(')) return least * REM;
  return Math.min(Math.max(least * REM, grown * REM + (share * viewport) / 100), most * REM);
}

/** A length on a phone and on a desktop, such as '16 px' or '38 to 64 px'. */
export function pxRange(length: string): string {
  const [from, to] = [breakpoints.phone, breakpoints.desktop].map((viewport) =>
    Number(pxAt(length, viewport).toFixed(1)),
  );
  return from === to ? `${from} px` : `${from} to ${to} px`;
}
