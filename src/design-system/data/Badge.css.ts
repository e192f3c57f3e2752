import { style } from '@vanilla-extract/css';
import { tinted } from '../css/tone.css';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  paddingInline: '0.625em',
  paddingBlock: '0.1875em',
  borderRadius: vars.radius.small,
  border: '1px solid',
  ...tinted,
  fontSize: vars.fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
