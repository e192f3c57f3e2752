import { style } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.sm,
  // For the URL of the site.
  overflowWrap: 'anywhere',
});
