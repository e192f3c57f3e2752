import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { visuallyHidden } from '../css/visuallyHidden';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const table = style({
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
  // A page of orders fits on a sheet of paper.
  '@media': { [media.print]: { fontSize: '8.5pt' } },
});

/** Where each row is a card, or two lines, instead of a row of a table. */
export const narrow = { cards: media.below('tablet'), lines: media.below('laptop') };

export const layouts = styleVariants(narrow, (query) => [
  { '@media': { [query]: { display: 'block' } } },
]);

for (const [name, query] of Object.entries(narrow)) {
  const layout = layouts[name as keyof typeof narrow];
  globalStyle(`${layout} > caption`, { '@media': { [query]: { display: 'block' } } });
  globalStyle(`${layout} > thead`, { '@media': { [query]: visuallyHidden } });
  // A control that is not visible must not take the focus.
  globalStyle(`${layout} > thead :is(label, button)`, {
    '@media': { [query]: { display: 'none' } },
  });
}

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
});

export const hiddenCaption = style(visuallyHidden);

export const cards = style({
  '@media': { [narrow.cards]: { display: 'grid', gap: vars.space.sm } },
});

export const lines = style({
  '@media': {
    [narrow.lines]: { display: 'block', borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});

export const card = style({
  '@media': {
    [narrow.cards]: {
      position: 'relative',
      display: 'block',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
      backgroundColor: vars.color.surface,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.md,
    },
  },
});
