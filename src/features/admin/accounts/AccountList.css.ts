import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

export const search = style({
  maxInlineSize: '26rem',
  '@media': { [media.print]: { display: 'none' } },
});

export const rows = style({ borderBlockStart: `1px solid ${vars.color.lineStrong}` });
