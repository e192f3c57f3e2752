/**
 * Every colour and size of the design, as data. The theme contract, the contrast test and Storybook's
 * token pages are computed from this file, so that new colours are a change to this file alone.
 */

/** Colours, in OKLCH. A name is a role: it says where the colour is used. */
const light = {
  /** The page. */
  paper: 'oklch(98.6% 0.007 95)',
  /** A card, a control or a dialog. */
  surface: 'oklch(100% 0 0)',
  /** A sunken area of the page. */
  sunken: 'oklch(96.2% 0.01 100)',
  /** Text. */
  ink: 'oklch(24% 0.03 175)',
  /** Secondary text. */
  inkQuiet: 'oklch(42.25% 0.025 175)',
  /** Decorative hairlines. */
  line: 'oklch(89% 0.012 110)',
  /** The edge of a control: 3:1 against paper, surface and sunken. */
  lineStrong: 'oklch(60% 0.025 170)',
  /** Mill green: links, main actions. */
  brand: 'oklch(41.25% 0.085 172)',
  /** Mill green, pressed or hovered. */
  brandStrong: 'oklch(36% 0.075 172)',
  /** A tint of mill green as a ground for text. */
  brandSoft: 'oklch(94.5% 0.028 170)',
  /** Text on mill green. */
  onBrand: 'oklch(99% 0.008 150)',
  /** Copper, for rare marks. Not a text colour: its contrast on paper is too low. */
  accent: 'oklch(62% 0.15 48)',
  /** A tint of copper as a ground for ink. */
  accentSoft: 'oklch(94% 0.035 60)',
  success: 'oklch(41.75% 0.11 150)',
  successSoft: 'oklch(95% 0.035 150)',
  info: 'oklch(42.5% 0.12 245)',
  infoSoft: 'oklch(95.5% 0.025 245)',
  warning: 'oklch(43.25% 0.1 75)',
  warningSoft: 'oklch(95.5% 0.045 85)',
  danger: 'oklch(44.75% 0.17 27)',
  dangerSoft: 'oklch(95.5% 0.025 27)',
  /** Text on a solid success, info, warning or danger. */
  onSolid: 'oklch(99% 0.005 95)',
  /** The focus ring. */
  focus: 'oklch(50% 0.13 250)',
  /** The layer between the page and a dialog. */
  scrim: 'oklch(20% 0.03 175 / 0.55)',
} as const;

/** A theme gives every role a colour. */
export type ColorTokens = { readonly [role in keyof typeof light]: string };

const dark: ColorTokens = {
  paper: 'oklch(20% 0.018 180)',
  surface: 'oklch(25% 0.02 180)',
  sunken: 'oklch(14% 0.014 180)',
  ink: 'oklch(95% 0.01 110)',
  inkQuiet: 'oklch(79.5% 0.015 150)',
  line: 'oklch(36% 0.02 180)',
  lineStrong: 'oklch(58% 0.025 175)',
  brand: 'oklch(78.5% 0.11 168)',
  brandStrong: 'oklch(85% 0.1 168)',
  brandSoft: 'oklch(30% 0.045 172)',
  onBrand: 'oklch(20% 0.03 175)',
  accent: 'oklch(74% 0.13 55)',
  accentSoft: 'oklch(32% 0.05 55)',
  success: 'oklch(80% 0.13 150)',
  successSoft: 'oklch(30% 0.05 150)',
  info: 'oklch(80% 0.09 245)',
  infoSoft: 'oklch(30% 0.05 245)',
  warning: 'oklch(83% 0.12 82)',
  warningSoft: 'oklch(31% 0.05 75)',
  danger: 'oklch(80.25% 0.12 25)',
  dangerSoft: 'oklch(30% 0.07 25)',
  onSolid: 'oklch(18% 0.02 180)',
  focus: 'oklch(82% 0.11 235)',
  scrim: 'oklch(8% 0.01 180 / 0.65)',
};

export const themes = { light, dark } as const;

export type ThemeName = keyof typeof themes;

/** The space scale: steps of a 4 px grid, in rem so that space grows with the font size. */
export const space = {
  none: '0',
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  xxxl: '4rem',
  /** Between a page's sections: 36 to 64 px with the viewport. */
  section: 'clamp(2.25rem, 1.56rem + 3.06vw, 4rem)',
  /** Above a section that begins with a drawing: 36 to 109 px with the viewport. */
  drawing: 'clamp(2.25rem, 0.46rem + 7.95vw, 6.8125rem)',
  /** From the page's edge to its content. */
  gutter: 'clamp(1rem, 0.5rem + 2.4vw, 2.5rem)',
} as const;

export type Space = keyof typeof space;

/** Font sizes, fluid between a 360 and a 1280 px viewport. */
export const fontSize = {
  small: '0.875rem',
  body: 'clamp(1rem, 0.978rem + 0.11vw, 1.0625rem)',
  lead: 'clamp(1.125rem, 1.06rem + 0.33vw, 1.3125rem)',
  h4: 'clamp(1.125rem, 1.08rem + 0.22vw, 1.25rem)',
  h3: 'clamp(1.375rem, 1.28rem + 0.48vw, 1.65rem)',
  h2: 'clamp(1.875rem, 1.6rem + 1.4vw, 2.75rem)',
  /** Grows further, to 74 px on a screen of 1920 px. */
  h1: 'clamp(2.375rem, min(1.78rem + 2.9vw, 2.75rem + 1.5625vw), 4.75rem)',
} as const;

/** Font sizes of large numbers. */
export const figureSize = {
  medium: 'clamp(2.25rem, 1.9rem + 1.4vw, 3rem)',
  large: 'clamp(2.5rem, 2rem + 2vw, 3.5rem)',
} as const;

/** System fonts that replace a web font until it has loaded, the most common one first. */
export const fallbackFonts = ['Arial', 'Roboto', 'DejaVu'] as const;
export type FallbackFont = (typeof fallbackFonts)[number];

/** The family of a system font with the metrics of a web font. */
export const fallbackFamily = (family: string, font: FallbackFont) => `${family} ${font}`;

const fallbacksOf = (family: string) =>
  fallbackFonts.map((font) => `'${fallbackFamily(family, font)}'`).join(', ');

/** Font stacks. Each fallback has the metrics of the font that it replaces. */
export const fontFamily = {
  display: `'Bricolage Grotesque', ${fallbacksOf('Bricolage')}, system-ui, sans-serif`,
  text: `'Figtree', ${fallbacksOf('Figtree')}, system-ui, sans-serif`,
  code: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
} as const;

/** The fonts on paper. */
export const printFonts = 'Arial, sans-serif';

export const fontWeight = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const;

/** What a message or a mark means, for every component with a `tone`. */
export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

export type Tone = (typeof tones)[number];

export const radius = { small: '6px', medium: '10px', large: '16px', round: '999px' } as const;

/** What a brand can replace besides the colours. */
export const scales = { space, fontSize, fontFamily, radius } as const;

/** The custom property of a token. The prefix keeps it apart from those of a host page. */
export const propertyName = (path: readonly string[]) =>
  `mill-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Durations and the easing. Only opacity, visibility and transform are animated. */
export const motion = {
  quick: '120ms',
  normal: '180ms',
  slow: '240ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** The largest widths of content and of overlays, and the smallest widths of a grid's columns. */
export const measure = {
  text: '66ch',
  /** A text, and a field for one. */
  narrow: '42rem',
  /** Grows on screens from about 1,700 to 1,950 px. */
  page: 'clamp(76rem, 72vw, 88rem)',
  dialog: '32rem',
  toast: '27rem',
  hoverCard: '14rem',
  sidebar: '14rem',
  /** A search field, a field for a name or a number, or a form in the middle of the screen. */
  form: '26rem',
  columnCompact: '15rem',
  columnMedium: '17rem',
  columnWide: '24rem',
} as const;

/** Heights and widths of controls and of their parts. */
export const size = {
  /** The smallest target of a press: 44 px at the default font size. */
  target: '2.75rem',
  targetLarge: '3.25rem',
  /** A control for a mouse; as high as `target` for a finger. */
  small: '2rem',
  /** A bar, or a row that opens. */
  row: '3.5rem',
  /** A row of two lines on a phone. */
  rowOfLines: '4.5rem',
  /** A radio button, or an icon that shows whether something is open. */
  mark: '1.25rem',
  /** The track of a switch, and its knob. */
  track: '1.5rem',
  knob: '1rem',
  /** The text of a large control. */
  textLarge: '1.0625rem',
} as const;

/** The space between the edge of a control and its text. */
export const inset = {
  icon: '0.375rem',
  compact: '0.625rem',
  text: '0.875rem',
  button: '1.25rem',
  buttonLarge: '1.625rem',
} as const;

/** The shadow of a dialog, a popover or a toast, in the colour `scrim`. */
export const shadow = { offsetX: '0px', offsetY: '1rem', blur: '2rem', spread: '-1rem' } as const;

/** Viewport widths in px, used by CSS, Storybook's viewports and the end-to-end tests. */
export const breakpoints = {
  phone: 360,
  tablet: 768,
  laptop: 1024,
  desktop: 1280,
  wide: 1920,
} as const;

export type Breakpoint = keyof typeof breakpoints;
