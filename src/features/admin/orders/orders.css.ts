import { style } from '@vanilla-extract/css';
import { media, menuPanel, menuToggle, vars } from '../../../design-system/styles';

/** Around hidden words after a name that is cut off: without a position here, the page would scroll to them. */
export const name = style({ position: 'relative' });

/** An id with a hyphen. */
export const whole = style({ whiteSpace: 'nowrap' });

/** The code, which says less than the other columns. */
export const code = style({ color: vars.color.inkQuiet, fontSize: vars.fontSize.small });

/** The service before the number, where it has no column. */
export const service = style({
  display: 'none',
  '@media': {
    [media.below('laptop')]: { display: 'inline' },
    [media.between('tablet', 'laptop')]: { '::after': { content: ',' } },
  },
});

/** The number after it, on a phone below it. */
export const number = style([
  code,
  { '@media': { [media.below('tablet')]: { display: 'block' } } },
]);

/** Text in the line of the heading, without the edge of a button. */
export const monthToggle = style([menuToggle, { padding: 0, border: 0, background: 'none' }]);

export const monthPanel = style([
  menuPanel,
  {
    padding: vars.space.md,
    // For large sums on a narrow phone.
    overflowX: 'auto',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
  },
]);

/** The notice is 64 px high. */
export const dispute = style({
  display: 'block',
  minBlockSize: '1.25rem',
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
});
