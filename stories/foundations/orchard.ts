import type { BrandTokens } from '#src/design-system/index.ts';

/** A second brand: plum and teal, nearly square corners and a serif for headings. */
export const orchard = {
  name: 'orchard',
  light: {
    paper: 'oklch(98.4% 0.006 340)',
    sunken: 'oklch(96% 0.01 340)',
    ink: 'oklch(24% 0.035 325)',
    inkQuiet: 'oklch(41.5% 0.03 325)',
    brand: 'oklch(40% 0.16 335)',
    brandStrong: 'oklch(34% 0.14 335)',
    brandSoft: 'oklch(94.5% 0.03 335)',
    accent: 'oklch(58% 0.1 195)',
    accentSoft: 'oklch(94% 0.03 195)',
  },
  dark: {
    paper: 'oklch(20% 0.02 325)',
    surface: 'oklch(25% 0.025 325)',
    sunken: 'oklch(14% 0.015 325)',
    brand: 'oklch(80.5% 0.11 335)',
    brandStrong: 'oklch(87% 0.08 335)',
    brandSoft: 'oklch(31% 0.06 335)',
    onBrand: 'oklch(20% 0.03 325)',
    accent: 'oklch(76% 0.1 195)',
    accentSoft: 'oklch(32% 0.04 195)',
  },
  radius: { small: '2px', medium: '3px', large: '4px' },
  fontFamily: { display: 'Georgia, serif', text: 'Verdana, system-ui, sans-serif' },
} as const satisfies BrandTokens;
