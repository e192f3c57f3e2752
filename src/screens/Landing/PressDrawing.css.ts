import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** How far the page is set when the drawing comes to rest. */
const REST = 26;

const pull = keyframes({
  from: { transform: 'translateX(-97%)' },
  to: { transform: `translateX(-${REST}%)` },
});

const hold = keyframes({
  from: { transform: 'translateX(97%)' },
  to: { transform: `translateX(${REST}%)` },
});

const run = { animationDuration: '1.8s', animationTimingFunction: 'cubic-bezier(0.65, 0, 0.2, 1)' };

export const frame = style({ position: 'relative', overflow: 'clip', maxInlineSize: '36rem' });

/** The finished page, behind a slit that is pulled over the sheet; the page itself stays put. */
export const slit = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  transform: `translateX(-${REST}%)`,
  '@media': { [media.motion]: { ...run, animationName: pull } },
});

export const still = style({
  transform: `translateX(${REST}%)`,
  '@media': { [media.motion]: { ...run, animationName: hold } },
});

export const rule = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 2,
  backgroundColor: vars.color.accent,
});

export const drawing = style({ inlineSize: '100%', blockSize: 'auto' });

export const crop = style({ stroke: vars.color.lineStrong });
export const wire = style({ stroke: vars.color.lineStrong, fill: 'none' });
export const blank = style({ stroke: vars.color.lineStrong, fill: vars.color.paper });
export const sheet = style({ stroke: vars.color.lineStrong, fill: vars.color.surface });
export const brand = style({ fill: vars.color.brand });
export const soft = style({ fill: vars.color.brandSoft });
export const ink = style({ fill: vars.color.ink });
export const quiet = style({ fill: vars.color.lineStrong });
export const accent = style({ fill: vars.color.accent });
export const sky = style({ fill: vars.color.accentSoft });
export const onBrand = style({ fill: vars.color.onBrand });
export const wheel = style({ stroke: vars.color.surface, fill: 'none' });
