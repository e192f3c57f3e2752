import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** The time beside the sentence. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '3em minmax(0, 1fr)',
  columnGap: vars.space.sm,
  paddingBlock: vars.space.sm,
  overflowWrap: 'anywhere',
  '@media': { [media.from('desktop')]: { paddingBlock: '0.375rem' } },
});
