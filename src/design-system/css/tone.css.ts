import { assignVars, createThemeContract, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';
import type { Tone } from '../tokens/tokens';

const { color } = vars;

/** The colours of a tone: `solid` for edges and icons, `soft` as a ground, `text` on that ground. */
export const toneColor = createThemeContract({ solid: null, soft: null, text: null });

const tone = (solid: string, soft: string, text = solid) => ({
  vars: assignVars(toneColor, { solid, soft, text }),
});

/** Classes that set `toneColor`: one set for all components, because every page carries them. */
export const tones = styleVariants({
  // In both themes a little nearer to the text than the page.
  neutral: tone(
    color.lineStrong,
    `color-mix(in oklch, ${color.ink} 6%, ${color.paper})`,
    color.ink,
  ),
  info: tone(color.info, color.infoSoft),
  success: tone(color.success, color.successSoft),
  warning: tone(color.warning, color.warningSoft),
  danger: tone(color.danger, color.dangerSoft),
} satisfies Record<Tone, unknown>);

/** Badges alone have these colours, for a rank. */
export const brandTones = styleVariants({
  brand: tone(color.brand, color.brandSoft),
  accent: tone(color.accent, color.accentSoft, color.ink),
});

/** A box in soft colours with an edge. */
export const tinted = {
  borderColor: `color-mix(in oklch, ${toneColor.solid} 35%, ${toneColor.soft})`,
  backgroundColor: toneColor.soft,
  color: toneColor.text,
};
