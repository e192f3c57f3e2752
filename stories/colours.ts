import Color from 'colorjs.io';

/** The range of OKLCH hues that each name covers, in degrees. */
const hues = { red: [15, 40], amber: [65, 100], green: [135, 160], blue: [230, 260] } as const;

/** Colours with less OKLCH chroma look grey. */
const LEAST_CHROMA = 0.05;

/** Names a computed colour; null if its hue has no name here. */
export function nameColour(computed: string): keyof typeof hues | 'grey' | null {
  const [, chroma, hue] = new Color(computed).oklch;
  if (!chroma || chroma < LEAST_CHROMA) return 'grey';
  const names = Object.keys(hues) as (keyof typeof hues)[];
  return names.find((name) => hue && hue >= hues[name][0] && hue <= hues[name][1]) ?? null;
}
