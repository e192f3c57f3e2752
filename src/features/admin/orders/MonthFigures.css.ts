import { style } from '@vanilla-extract/css';
import { menuPanel, menuToggle, vars } from '../../../design-system/styles';

/** Text in the line of the heading, without the edge of a button. */
export const toggle = style([menuToggle, { padding: 0, border: 0, background: 'none' }]);

export const panel = style([
  menuPanel,
  {
    padding: vars.space.md,
    // For large sums on a narrow phone.
    overflowX: 'auto',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
  },
]);
