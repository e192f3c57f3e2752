import { style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { focusRing } from '../css/rules';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

const travel = `${vars.size.target} - ${vars.size.track}`;

// The border of the track is 1px.
const knobInset = `calc((${vars.size.track} - ${vars.size.knob}) / 2 - 1px)`;

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
});

export const track = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.track,
  marginBlockStart: `calc((1lh - ${vars.size.track}) / 2)`,
  appearance: 'none',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.sunken,
  cursor: 'pointer',
  // The knob.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: knobInset,
    insetInlineStart: knobInset,
    inlineSize: vars.size.knob,
    blockSize: vars.size.knob,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.inkQuiet,
  },
  // The target is 44 px high, the track is not.
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space.sm})`,
    insetInline: 0,
  },
  selectors: {
    '&:checked': { borderColor: vars.color.brand, backgroundColor: vars.color.brand },
    '&:checked::before': {
      transform: `translateX(calc(${travel}))`,
      backgroundColor: vars.color.onBrand,
    },
    '&:checked:dir(rtl)::before': { transform: `translateX(calc(-1 * (${travel})))` },
    '&:focus-visible': focusRing,
    '&:disabled': { borderStyle: 'dashed', cursor: 'not-allowed' },
    '&:checked:disabled': {
      borderColor: vars.color.inkQuiet,
      backgroundColor: vars.color.inkQuiet,
    },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&::before': { transition: `transform ${vars.motion.quick} ${vars.motion.ease}` },
      },
    },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'ButtonFace',
      selectors: {
        '&::before': { backgroundColor: 'ButtonText' },
        '&:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        '&:checked::before': { backgroundColor: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:checked:disabled': { borderColor: 'GrayText', backgroundColor: 'GrayText' },
      },
    },
  },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style({
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    [`${track}:disabled + ${words} &`]: { color: vars.color.inkQuiet, cursor: 'not-allowed' },
  },
});

const state = style({
  display: 'inline-block',
  color: vars.color.inkQuiet,
  marginInlineStart: vars.space.xs,
});

export const on = style([
  state,
  { selectors: { [`${track}:not(:checked) + ${words} &`]: { display: 'none' } } },
]);

export const off = style([
  state,
  { selectors: { [`${track}:checked + ${words} &`]: { display: 'none' } } },
]);
