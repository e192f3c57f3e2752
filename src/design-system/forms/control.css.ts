import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/rules';
import { vars } from '../tokens/theme.css';

const paddingBlock = '0.5625rem';
const paddingInline = vars.inset.text;

/** The box of a text input, a text area or a select. */
export const control = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  paddingBlock,
  paddingInline,
  appearance: 'none',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  // Never below 16 px, or iOS zooms the page when the control gets the focus.
  fontSize: vars.fontSize.body,
  lineHeight: 1.5,
  '::placeholder': { color: vars.color.inkQuiet, opacity: 1 },
  selectors: {
    '&:hover:enabled:not(:read-only)': { borderColor: vars.color.ink },
    '&:focus-visible': focusRing,
    '&:read-only': { backgroundColor: vars.color.sunken },
    '&:disabled': {
      borderStyle: 'dashed',
      backgroundColor: vars.color.sunken,
      color: vars.color.inkQuiet,
      cursor: 'not-allowed',
      opacity: 1,
    },
    // A thicker border as well as a red one, because forced colours remove the red.
    '&[aria-invalid="true"], &[aria-invalid="true"]:hover:enabled:not(:read-only)': {
      borderWidth: 2,
      borderColor: vars.color.danger,
      paddingBlock: `calc(${paddingBlock} - 1px)`,
      paddingInline: `calc(${paddingInline} - 1px)`,
    },
  },
});
