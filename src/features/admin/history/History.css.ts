import { style } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

/** The time beside the sentence. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '3em minmax(0, 1fr)',
  columnGap: vars.space.sm,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
});
