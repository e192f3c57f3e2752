import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  paddingBlock: vars.space.sm,
  paddingInline: '0.875rem',
  border: `1px solid ${vars.color.danger}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.danger,
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
  textWrap: 'pretty',
});

/** Centres the icon on the first line. */
export const mark = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
