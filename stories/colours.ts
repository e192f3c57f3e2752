import Color from 'colorjs.io';

/** Where the OKLCH hues of a name begin and end, in degrees. */
const hues = { red: [15, 40], amber: [65, 100], green: [135, 160], blue: [230, 260] } as const;

/** Below it, in OKLCH, people would call a colour grey. */
const LEAST_CHROMA = 0.05;

/** What people would call a colour as the browser has computed it; null where it has no name here. */
export function nameColour(computed: string): keyof typeof hues | 'grey' | null {
  const [, chroma, hue] = new Color(computed).oklch;
  if (!chroma || chroma < LEAST_CHROMA) return 'grey';
  const names = Object.keys(hues) as (keyof typeof hues)[];
  return names.find((name) => hue && hue >= hues[name][0] && hue <= hues[name][1]) ?? null;
}
