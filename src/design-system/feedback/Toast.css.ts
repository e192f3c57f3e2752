import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { focusRing, toastSpace } from '../css/rules';
import { tones as commonTones, toneColor } from '../css/tone.css';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.xs})` } });

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  borderRadius: vars.radius.medium,
  border: `1px solid ${toneColor.solid}`,
  backgroundColor: toneColor.soft,
  boxShadow: vars.shadow,
  pointerEvents: 'auto',
  selectors: {
    '&:focus-visible': focusRing,
    // As flat as the header that it is on.
    '&[data-toast="danger"], [data-top] &': {
      alignItems: 'center',
      fontSize: vars.fontSize.small,
    },
    '&[data-toast="danger"], [data-top] &, dialog &': {
      maxInlineSize: vars.measure.narrow,
      maxBlockSize: `calc(${toastSpace} - 2 * ${vars.space.xs})`,
      overflowY: 'auto',
    },
  },
  '@media': {
    // Two lines of it are 64 px high.
    [media.below('tablet')]: { fontSize: vars.fontSize.small },
    [media.motion]: { animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}` },
  },
});

export const tones = {
  ...commonTones,
  neutral: style({
    vars: {
      [toneColor.solid]: vars.color.lineStrong,
      [toneColor.soft]: vars.color.surface,
    },
  }),
};

/** The icon of the tone, as high as the title's line. */
export const mark = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: '1.5em',
  marginBlockStart: vars.space.sm,
  marginInlineStart: vars.space.md,
  color: toneColor.solid,
  selectors: { '[data-toast="danger"] &, [data-top] &': { marginBlockStart: 0 } },
  '@media': { [media.below('tablet')]: { marginBlockStart: '0.5625rem' } },
});

export const content = style({
  gridColumn: 2,
  paddingBlock: vars.space.sm,
  paddingInlineStart: vars.space.md,
  lineHeight: 1.5,
  selectors: {
    [`${mark} + &`]: { paddingInlineStart: vars.space.xs },
    '[data-toast="danger"] &, [data-top] &': { paddingBlock: vars.space.xxs },
  },
  '@media': { [media.below('tablet')]: { paddingBlock: '0.5625rem' } },
});

const inError = { '[data-toast="danger"] &, [data-top] &': { display: 'inline' } };

/** Beside the title on a phone. */
const onPhone = { [media.below('tablet')]: { display: 'inline' } };

export const title = style({
  fontWeight: fontWeight.semibold,
  selectors: inError,
  '@media': onPhone,
});

export const description = style({
  fontSize: vars.fontSize.small,
  textWrapStyle: 'pretty',
  selectors: inError,
  '@media': onPhone,
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  marginBlockStart: '0.125rem',
  '@media': { [media.below('tablet')]: { marginBlock: '-1px' } },
  borderRadius: vars.radius.medium,
  color: vars.color.inkQuiet,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
  },
});
