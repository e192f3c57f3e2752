import { style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { tinted } from '../css/tone.css';
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
  borderRadius: vars.radius.medium,
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
