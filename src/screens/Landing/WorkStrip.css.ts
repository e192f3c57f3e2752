import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, vars } from '../../design-system/styles';

/** A crop mark, and its distance from the picture, in px. */
const MARK = 9;
const SPACE = 5;
const reach = `${-MARK - SPACE}px`;

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space.md,
});

/** Has space for the crop marks, also where it clips. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space.xl,
  paddingBlockStart: vars.space.lg,
  '@media': {
    [media.below('tablet')]: {
      display: 'flex',
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.gutter,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollPaddingInline: vars.space.gutter,
    },
  },
});

export const entry = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gridColumn: 'span 2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.below('tablet')]: {
      flex: '0 0 14rem',
      selectors: { '&:only-child': { flexBasis: '100%' } },
    },
    [media.from('tablet')]: {
      selectors: {
        // One has its words beside the picture; two are halves.
        '&:only-child': {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
          columnGap: vars.space.xl,
        },
        [`${entries}:has(> :nth-child(2):last-child) > &`]: { gridColumn: 'span 3' },
      },
    },
  },
});

/** Two lines with a gap as long as the picture. */
const marks = (direction: 'right' | 'bottom', size: string, first: string, last: string) => {
  const ends = `linear-gradient(to ${direction}, ${vars.color.lineStrong} ${MARK}px, transparent ${MARK}px calc(100% - ${MARK}px), ${vars.color.lineStrong} 0)`;
  return `${ends} ${first} / ${size} no-repeat, ${ends} ${last} / ${size} no-repeat`;
};

export const frame = style({
  display: 'block',
  selectors: { [`${entry}:only-child > &`]: { gridRow: 'span 9' } },
  position: 'relative',
  inlineSize: '100%',
  marginBlockEnd: vars.space.md,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: reach,
    insetBlock: 0,
    background: marks('right', '100% 1px', 'top', 'bottom'),
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: reach,
    insetInline: 0,
    background: marks('bottom', '1px 100%', 'left', 'right'),
  },
});

/** The picture, and below it the title and `open`. */
export const sample = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  inlineSize: '100%',
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': focusRing,
  // The words to open it are below the title of every sample, also where both fit into one line.
  '@media': { [media.below('laptop')]: { display: 'block' } },
});

export const open = style({
  color: vars.color.brand,
  fontSize: vars.fontSize.small,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.22em',
  selectors: { [`${sample}:hover > &`]: { textDecorationThickness: '2px' } },
});

globalStyle(`${frame} > img`, {
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});
