import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { visuallyHidden } from '../css/visuallyHidden';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

const asCards = media.below('tablet');

export const table = style({
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
  '@media': {
    [asCards]: { display: 'block' },
    // A page of orders fits on a sheet of paper.
    [media.print]: { fontSize: '8.5pt' },
  },
});

/** The columns have the widths of their headers. */
export const fixed = style({ '@media': { [media.from('tablet')]: { tableLayout: 'fixed' } } });

globalStyle(`${table} :is(th, td, td > span)`, {
  '@media': { [media.print]: { fontSize: 'inherit' } },
});

/** Its header stays at the top of the screen, above links that cover their rows. */
export const long = style({
  '@media': { [media.withMouse('desktop')]: { fontSize: '1rem' } },
});

globalStyle(`${long} > thead`, {
  '@media': {
    [media.from('desktop')]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      backgroundColor: vars.color.paper,
    },
  },
});

export const caption = style({
  paddingBlockEnd: vars.space.sm,
  fontWeight: fontWeight.semibold,
  textAlign: 'start',
  '@media': { [asCards]: { display: 'block' } },
});

export const hiddenCaption = style(visuallyHidden);

export const head = style({ '@media': { [asCards]: visuallyHidden } });

// A checkbox that is not visible must not take the focus.
globalStyle(`${head} label`, { '@media': { [asCards]: { display: 'none' } } });

export const cards = style({
  '@media': { [asCards]: { display: 'grid', gap: vars.space.sm } },
});

export const lines = style({
  '@media': { [asCards]: { display: 'block', borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': { [asCards]: { position: 'relative' } },
});

export const card = style({
  '@media': {
    [asCards]: {
      display: 'block',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
      backgroundColor: vars.color.surface,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.md,
    },
  },
});

/** The values of a line share columns; the last but two takes the rest of the width. */
export const lineRow = style({
  '@media': {
    [asCards]: {
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto',
      alignItems: 'baseline',
      paddingBlock: '0.625rem',
      lineHeight: 1.3,
    },
  },
});
