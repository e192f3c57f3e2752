import { style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { focusRing } from '../css/rules';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const input = style({ selectors: { '&&': { paddingInlineEnd: '4.5rem' } } });

/** Its visible part lies within the border of the input. */
export const toggle = style({
  justifySelf: 'end',
  blockSize: vars.size.target,
  paddingInline: '0.625rem',
  border: '4px solid transparent',
  borderRadius: vars.radius.medium,
  backgroundColor: 'transparent',
  backgroundClip: 'padding-box',
  color: vars.color.brand,
  fontSize: vars.fontSize.small,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  '@media': { [media.forcedColors]: { borderWidth: 1 } },
  selectors: {
    '&:hover:enabled': { backgroundColor: vars.color.sunken },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
    '&[aria-pressed="true"]': { backgroundColor: vars.color.sunken, textDecoration: 'underline' },
    '&:disabled': { color: vars.color.inkQuiet, cursor: 'not-allowed' },
  },
});
