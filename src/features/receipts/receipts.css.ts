import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

export const sheets = style({});

// With an open receipt, the page prints nothing else.
globalStyle(`body:has(${sheets} > [open]) :not(:has(${sheets}), ${sheets}, ${sheets} *)`, {
  '@media': { [media.print]: { display: 'none' } },
});

/** Who sells and who has bought, side by side where there is room. */
export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.lg,
});

export const party = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
