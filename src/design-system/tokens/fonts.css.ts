import { globalFontFace } from '@vanilla-extract/css';
import { type FallbackFont, fallbackFamily, fallbackFonts } from './tokens';

globalFontFace('Bricolage Grotesque', {
  src: "url('./fonts/bricolage-grotesque.woff2') format('woff2')",
  fontWeight: '600',
  fontDisplay: 'swap',
});

globalFontFace('Figtree', {
  src: "url('./fonts/figtree.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

const systemFonts: Readonly<Record<FallbackFont, { regular: string[]; bold: string[] }>> = {
  // The other names are those of fonts with the same widths, and one of a face for Safari.
  Arial: {
    regular: ['Arial', 'Liberation Sans', 'Helvetica Neue'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Neue Bold'],
  },
  Roboto: { regular: ['Roboto'], bold: ['Roboto Bold'] },
  DejaVu: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
};

/**
 * Each weight of the web fonts. `ascent` and `descent` are those of its file, in em. `sizes` are the
 * widths of this site's texts in it as a percentage of their widths in each system font.
 */
const webFonts = [
  {
    family: 'Bricolage',
    weight: '600',
    cut: 'bold',
    ascent: 0.93,
    descent: 0.27,
    sizes: { Arial: 101, Roboto: 107.7, DejaVu: 85.5 },
  },
  {
    family: 'Figtree',
    weight: '400 500',
    cut: 'regular',
    ascent: 0.95,
    descent: 0.25,
    sizes: { Arial: 99.7, Roboto: 100.6, DejaVu: 88.5 },
  },
  {
    family: 'Figtree',
    weight: '600 700',
    cut: 'bold',
    ascent: 0.95,
    descent: 0.25,
    sizes: { Arial: 95, Roboto: 100.5, DejaVu: 80.5 },
  },
] as const;

// Nothing moves when a web font replaces its fallback, as `e2e/delivery.spec.ts` checks.
for (const { family, weight, cut, ascent, descent, sizes } of webFonts) {
  for (const font of fallbackFonts) {
    const size = sizes[font];
    const percent = (part: number) => `${((100 * 100 * part) / size).toFixed(1)}%`;
    globalFontFace(fallbackFamily(family, font), {
      src: systemFonts[font][cut].map((name) => `local('${name}')`).join(),
      fontWeight: weight,
      ascentOverride: percent(ascent),
      descentOverride: percent(descent),
      lineGapOverride: '0%',
      sizeAdjust: `${size}%`,
    });
  }
}
