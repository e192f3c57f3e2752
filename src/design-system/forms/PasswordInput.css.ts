import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const input = style({ selectors: { '&&': { paddingInlineEnd: '4.5rem' } } });

/** Lies within the border of the input. */
export const toggle = style({
  justifySelf: 'end',
  blockSize: `calc(${vars.size.target} - 8px)`,
  marginInlineEnd: 4,
  paddingInline: '0.625rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.brand,
  fontSize: vars.fontSize.small,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': { borderColor: 'currentColor', backgroundColor: vars.color.sunken },
    '&:disabled': { color: vars.color.inkQuiet, cursor: 'not-allowed' },
  },
});
