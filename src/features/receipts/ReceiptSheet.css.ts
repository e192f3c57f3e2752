import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

/** Who sells and who has bought, side by side where there is room. */
export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.lg,
});

export const party = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
