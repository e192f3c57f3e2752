import { vars } from '../tokens/theme.css';
import type { Tone } from '../tokens/tokens';

const { color } = vars;

/** The colours of a tone: `solid` for edges and icons, `soft` as a ground, `text` on that ground. */
export const toneColors = {
  neutral: { solid: color.lineStrong, soft: color.sunken, text: color.ink },
  info: { solid: color.info, soft: color.infoSoft, text: color.info },
  success: { solid: color.success, soft: color.successSoft, text: color.success },
  warning: { solid: color.warning, soft: color.warningSoft, text: color.warning },
  danger: { solid: color.danger, soft: color.dangerSoft, text: color.danger },
} as const satisfies Record<Tone, unknown>;

/** A box in soft colours with an edge. */
export const tint = (solid: string, soft: string, text: string) => ({
  borderColor: `color-mix(in oklch, ${solid} 35%, ${soft})`,
  backgroundColor: soft,
  color: text,
});
