import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

// The page behind stays where it is.
globalStyle('html:has(dialog:modal)', { overflow: 'hidden', scrollbarGutter: 'stable' });

const appear = keyframes({ from: { opacity: 0 } });

const rise = keyframes({ from: { opacity: 0.25, transform: 'translateY(0.75rem)' } });

const entrance = (name: string) => `${name} ${vars.motion.normal} ${vars.motion.ease}`;

export const dialog = style({
  inlineSize: 'min(32rem, 100% - 2rem)',
  maxBlockSize: 'calc(100dvh - 4rem)',
  margin: 'auto',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: `0 1.5rem 4rem -1rem ${vars.color.scrim}`,
  '::backdrop': { backgroundColor: vars.color.scrim },
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [media.below('tablet')]: {
      inlineSize: '100%',
      maxInlineSize: '100%',
      maxBlockSize: 'calc(100dvh - 2rem)',
      marginBlockEnd: 0,
      borderInline: 0,
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
    [media.motion]: {
      animation: entrance(rise),
      selectors: { '&::backdrop': { animation: entrance(appear) } },
    },
  },
});

const edge = `clamp(${vars.space.md}, 4vw, ${vars.space.lg})`;

/** What scrolls: it covers the dialog, so that only the backdrop is ever pressed as the dialog. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'inherit',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What has the focus is never hidden below the title or the buttons, which stay in view.
  scrollPaddingBlock: '5rem',
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: edge,
  paddingBlockEnd: vars.space.sm,
  backgroundColor: vars.color.surface,
  overflowWrap: 'anywhere',
});

export const headerWithClose = style({ paddingInlineEnd: '4.25rem' });

export const body = style({
  display: 'grid',
  gap: vars.space.lg,
  minInlineSize: 0,
  paddingInline: edge,
  paddingBlockEnd: edge,
  overflowWrap: 'anywhere',
});

export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  paddingInline: edge,
  paddingBlock: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});

globalStyle(`${actions} > *`, {
  '@media': { [media.below('tablet')]: { flex: '1 1 auto' } },
});

/** The last stop of the Tab key, in the first corner of the picture. */
export const close = style({
  position: 'sticky',
  order: -1,
  insetBlockStart: vars.space.sm,
  zIndex: 2,
  flexShrink: 0,
  alignSelf: 'flex-end',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginBlock: `${vars.space.sm} -3.5rem`,
  marginInlineEnd: vars.space.sm,
  borderRadius: vars.radius.medium,
  color: vars.color.inkQuiet,
  selectors: {
    '&:hover': { backgroundColor: vars.color.brandSoft, color: vars.color.ink },
    '&:focus-visible': focusRing,
    '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.6 },
  },
});
