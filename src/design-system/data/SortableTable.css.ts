import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

const asCards = media.below('tablet');

/** A column's header that can be pressed: the words themselves, with room for their arrow. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.target,
  marginBlock: `calc(-1 * ${vars.space.sm})`,
  borderRadius: vars.radius.small,
  fontWeight: 'inherit',
  verticalAlign: 'bottom',
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.color.brand },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '[aria-sort] > &': { color: vars.color.ink },
  },
  '@media': { [asCards]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** The arrow stands on the inner side, so that header and values end on one line. */
export const alignments = styleVariants({ start: {}, end: { flexDirection: 'row-reverse' } });

/** Always takes its room, so that nothing moves when another column is chosen. */
export const mark = style({
  opacity: 0,
  selectors: {
    ':is(:hover, :focus-visible) > &': { opacity: 0.6 },
    '[aria-sort] &': { opacity: 1 },
    '[aria-sort="descending"] &': { transform: 'rotate(180deg)' },
  },
  '@media': {
    [media.coarsePointer]: {
      selectors: { ':not([aria-sort]) > button > &': { opacity: 0.4 } },
    },
  },
});

/** In place of the button, where the head is heard but not seen, and on paper. */
export const words = style({
  display: 'none',
  '@media': { [asCards]: { display: 'inline' }, [media.print]: { display: 'inline' } },
});
