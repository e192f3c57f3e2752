import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

export const footer = style({
  paddingBlock: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({ paddingBlock: `${vars.space.lg} ${vars.space.xxxl}` });

export const nav = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});
