import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const label = style({
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const optional = style({ color: vars.color.inkQuiet, fontWeight: fontWeight.regular });
