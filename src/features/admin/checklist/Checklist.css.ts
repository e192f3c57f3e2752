import { style } from '@vanilla-extract/css';
import { fontWeight, media, vars } from '../../../design-system/styles';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.md,
});

/** A phone has no room for it in the line. The region has its name there too. */
export const title = style({ '@media': { [media.below('tablet')]: { display: 'none' } } });

export const state = style({
  color: vars.color.inkQuiet,
  fontWeight: fontWeight.regular,
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.sm,
  fontWeight: fontWeight.medium,
});

/** Before its title, after which it is read. */
export const mark = style({ order: -1 });

export const details = style({
  display: 'grid',
  gap: vars.space.xs,
  // For the URL of the site.
  overflowWrap: 'anywhere',
});
