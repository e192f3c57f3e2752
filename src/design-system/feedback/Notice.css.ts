import { assignVars, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { tinted, toneColor } from '../css/tone.css';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.sm,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  border: '1px solid',
  ...tinted,
  borderInlineStart: `3px solid ${toneColor.solid}`,
  borderStartEndRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
});

export const compact = style({ paddingBlock: vars.space.xs });

/** The colours of a message without a warning or a result. */
export const paper = style({
  vars: assignVars(toneColor, {
    solid: vars.color.brand,
    soft: vars.color.surface,
    text: vars.color.brand,
  }),
  borderColor: vars.color.line,
  borderInlineStartColor: vars.color.brand,
});

/** As high as one line of the text beside it, to centre the icon on the line. */
export const mark = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: '1.6em',
  fontSize: vars.fontSize.body,
});

export const content = style({ minInlineSize: 0, color: vars.color.ink });

export const title = style({
  color: 'inherit',
  fontWeight: fontWeight.semibold,
  textWrap: 'balance',
});

export const body = style({
  maxInlineSize: vars.measure.text,
  textWrap: 'pretty',
  '@media': { [media.print]: { maxInlineSize: 'none' } },
});
