import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../../../design-system/styles';

/** As wide as a mail is. */
export const letter = style({
  inlineSize: '100%',
  maxInlineSize: '600px',
  blockSize: '600px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  ':focus-visible': focusRing,
});
