import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { focusRing, toastSpace } from '../css/rules';
import { vars } from '../tokens/theme.css';

// The page behind must not scroll. Only with overlay scrollbars: others would disappear and move the page.
globalStyle('html:has(dialog:modal)', {
  '@media': { [media.coarsePointer]: { overflow: 'hidden' } },
});

const appear = keyframes({ from: { opacity: 0 } });

const rise = keyframes({ from: { opacity: 0.25, transform: `translateY(${vars.space.sm})` } });

const entrance = (name: string) => `${name} ${vars.motion.normal} ${vars.motion.ease}`;

/** The height of the screen without the given space. At least the title and a field are visible. */
const heightWithout = (space: string) => `max(12rem, 100dvh - ${space})`;

export const dialog = style({
  inlineSize: `min(${vars.measure.dialog}, 100% - 2 * ${vars.space.md})`,
  maxBlockSize: heightWithout(vars.space.xxxl),
  margin: 'auto',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow,
  '::backdrop': { backgroundColor: vars.color.scrim },
  selectors: {
    '&:focus-visible': focusRing,
    // A toast in the dialog is above it.
    '&:has(> [popover="manual"])': { maxBlockSize: heightWithout(`2 * ${toastSpace}`) },
  },
  '@media': {
    [media.below('tablet')]: {
      inlineSize: '100%',
      maxInlineSize: '100%',
      maxBlockSize: heightWithout(vars.space.xl),
      marginBlockEnd: 0,
      borderInline: 0,
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      selectors: { '&:has(> [popover="manual"])': { maxBlockSize: heightWithout(toastSpace) } },
    },
    [media.motion]: {
      animation: entrance(rise),
      selectors: { '&::backdrop': { animation: entrance(appear) } },
    },
  },
});

/** The space between the edge and the content. */
export const edge = `clamp(${vars.space.md}, 4vw, ${vars.space.lg})`;

/** Covers the dialog element, so that only a press on the backdrop has it as its target. */
export const panel = style({ display: 'flex', flexDirection: 'column' });

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: edge,
  paddingBlockEnd: vars.space.sm,
  backgroundColor: vars.color.surface,
  overflowWrap: 'anywhere',
});

export const headerWithClose = style({
  paddingInlineEnd: `calc(${vars.size.target} + ${vars.space.lg})`,
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  paddingInline: edge,
  paddingBlockEnd: edge,
  overflowWrap: 'anywhere',
});

// A focused control must not scroll below the sticky title or buttons.
globalStyle(`${body} *`, { scrollMarginBlock: '4.5rem 6rem' });

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
