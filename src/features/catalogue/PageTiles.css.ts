import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

export const sheet = style({
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  '@media': { [media.print]: { inlineSize: '12rem' } },
});

export const page = style({
  vectorEffect: 'non-scaling-stroke',
  fill: vars.color.surface,
  stroke: vars.color.inkQuiet,
});

export const unused = style({
  vectorEffect: 'non-scaling-stroke',
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeDasharray: '4 4',
});

export const head = style({ fill: vars.color.brand });

export const body = style({ fill: vars.color.lineStrong });

export const figure = style({ fill: vars.color.brandSoft });
