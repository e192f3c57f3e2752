import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** The final position of the line, in percent from the right edge. */
const REST = 26;

const moveReveal = keyframes({
  from: { transform: 'translateX(-97%)' },
  to: { transform: `translateX(-${REST}%)` },
});

/** The opposite movement, so that the finished page itself does not move. */
const moveRevealed = keyframes({
  from: { transform: 'translateX(97%)' },
  to: { transform: `translateX(${REST}%)` },
});

const once = {
  animationDuration: '1.8s',
  animationTimingFunction: 'cubic-bezier(0.65, 0, 0.2, 1)',
};

export const frame = style({ position: 'relative', overflow: 'clip' });

/** Clips the finished page at the line. */
export const reveal = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  transform: `translateX(-${REST}%)`,
  '@media': { [media.motion]: { ...once, animationName: moveReveal } },
});

export const revealed = style({
  transform: `translateX(${REST}%)`,
  '@media': { [media.motion]: { ...once, animationName: moveRevealed } },
});

export const line = style({
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
export const wheel = style({ stroke: vars.color.ink, fill: vars.color.surface });
