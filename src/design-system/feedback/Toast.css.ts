import { keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { media } from '../css/media';
import { tones as commonTones, toneColor } from '../css/tone.css';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.xs})` } });
const leave = keyframes({ to: { opacity: 0 } });

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  borderRadius: vars.radius.medium,
  border: `1px solid ${toneColor.solid}`,
  backgroundColor: toneColor.soft,
  boxShadow: vars.shadow,
  pointerEvents: 'auto',
  // A horizontal swipe dismisses it; a vertical one scrolls the page.
  touchAction: 'pan-y',
  transform: 'translateX(var(--swipe, 0))',
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-state="closed"]': { pointerEvents: 'none' },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-state="open"]': {
          animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
        },
        '&[data-state="closed"]': {
          animation: `${leave} ${vars.motion.quick} ${vars.motion.ease} forwards`,
        },
      },
    },
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
});

export const content = style({
  gridColumn: 2,
  paddingBlock: vars.space.sm,
  paddingInlineStart: vars.space.md,
  selectors: { [`${mark} + &`]: { paddingInlineStart: vars.space.xs } },
});

export const title = style({ fontWeight: fontWeight.semibold, lineHeight: 1.5 });

export const description = style({
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  textWrap: 'pretty',
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  marginBlockStart: '0.125rem',
  borderRadius: vars.radius.medium,
  color: vars.color.inkQuiet,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
  },
});
