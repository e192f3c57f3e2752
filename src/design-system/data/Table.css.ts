import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { visuallyHidden } from '../css/rules';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const table = style({
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
  // A page of orders fits on a sheet of paper.
  '@media': { [media.print]: { fontSize: '8.5pt' } },
});

/** Where the rows of a table with places are two lines. */
export const narrow = media.below('laptop');

const inLines = (rule: StyleRule): StyleRule => ({ '@media': { [narrow]: rule } });

export const lines = style(inLines({ display: 'block' }));

globalStyle(`${lines} > caption`, inLines({ display: 'block' }));
globalStyle(`${lines} > thead`, inLines(visuallyHidden));
// A control that is not visible must not take the focus.
globalStyle(`${lines} > thead :is(label, button)`, inLines({ display: 'none' }));
globalStyle(
  `${lines} > tbody`,
  inLines({ display: 'block', borderBlockStart: `1px solid ${vars.color.line}` }),
);

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

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});
