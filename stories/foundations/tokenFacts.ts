import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import source from '#src/design-system/tokens/tokens.ts?raw';

const REM = 16;

/** The comment above a token in `tokens.ts`, if it has one. */
export function commentOf(token: string): string | undefined {
  return new RegExp(`/\\*\\* ([^*]+) \\*/\\s+${token}:`).exec(source)?.[1];
}

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  clamp: (least = 0, value = 0, most = 0) => Math.min(Math.max(least, value), most),
  min: Math.min,
  max: Math.max,
};

/** A length of rem, vw, sums, `clamp()`, `min()` and `max()`, in px for a viewport width. */
function pxAt(length: string, viewport: number): number {
  const sumOf = (terms: string) =>
    terms.split('+').reduce((sum, term) => sum + Number.parseFloat(term), 0);
  let text = length
    .replaceAll(/([\d.]+)rem/g, (_, value: string) => String(Number(value) * REM))
    .replaceAll(/([\d.]+)vw/g, (_, value: string) => String((Number(value) * viewport) / 100));
  // The innermost functions first.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(/(clamp|min|max)\(([^()]*)\)/g, (_, name: string, values: string) =>
      String(functions[name]?.(...values.split(',').map(sumOf))),
    );
  }
  return sumOf(text);
}

/** A length on a phone, a desktop and a wide screen, such as '16 px' or '38.9 to 64 px, 74 px at 1920'. */
export function pxRange(length: string): string {
  const { phone, desktop, wide } = breakpoints;
  const [from, to, most] = [phone, desktop, wide].map((viewport) =>
    Number(pxAt(length, viewport).toFixed(1)),
  );
  const range = from === to ? `${from} px` : `${from} to ${to} px`;
  return most === to ? range : `${range}, ${most} px at ${wide}`;
}
