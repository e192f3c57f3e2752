import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

/** Has space for the arrow after its last word. */
export const label = style({ paddingInlineEnd: `calc(1.125em + ${vars.space.xs})` });

// It takes no width of its own, so that it never starts a line without the last word.
globalStyle(`${label} + svg`, {
  display: 'inline',
  verticalAlign: '-0.2em',
  marginInlineStart: '-1.125em',
});
