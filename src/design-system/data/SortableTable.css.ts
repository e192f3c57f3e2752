import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { focusRing } from '../css/rules';
import { vars } from '../tokens/theme.css';
import { lines, long, narrow } from './Table.css';

/** The label of a sortable column with space for the arrow. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.target,
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.small,
  fontWeight: 'inherit',
  verticalAlign: 'bottom',
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.color.brand },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '[aria-sort] > &': { color: vars.color.ink },
  },
  '@media': {
    [media.withMouse('desktop')]: {
      selectors: {
        [`${long} &`]: {
          minBlockSize: vars.size.small,
          marginBlock: `calc(-1 * ${vars.space.xxs})`,
        },
      },
    },
    [media.print]: { display: 'none' },
  },
});

/** The arrow is on the inner side, so that the header aligns with the values. */
export const alignments = styleVariants({ start: {}, end: { flexDirection: 'row-reverse' } });

export const mark = style({
  opacity: 0.4,
  selectors: {
    ':is(:hover, :focus-visible) > &': { opacity: 0.7 },
    '[aria-sort] &': { opacity: 1 },
    '[aria-sort="descending"] &': { transform: 'rotate(180deg)' },
  },
});

/** Replaces the button where the header row is visually hidden, and in print. */
export const words = style({
  display: 'none',
  '@media': {
    [narrow]: { selectors: { [`${lines} &`]: { display: 'inline' } } },
    [media.print]: { display: 'inline' },
  },
});
