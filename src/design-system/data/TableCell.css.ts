import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

const asCards = media.below('tablet');

const cellBase = style({
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.sm,
  // Without a least width a long word in one column would break the short words of the others; with
  // letters of twice the size, six columns of it would be wider than the screen.
  minInlineSize: 'min(6rem, 12.5vw)',
  overflowWrap: 'anywhere',
  verticalAlign: 'baseline',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': {
    [asCards]: { minInlineSize: 0, paddingInline: 0, paddingBlock: vars.space.xs },
  },
});

export const columnHeader = style([
  cellBase,
  {
    borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
    color: vars.color.inkQuiet,
    fontSize: vars.fontSize.small,
    fontWeight: fontWeight.medium,
    verticalAlign: 'bottom',
  },
]);

export const rowHeader = style([
  cellBase,
  {
    fontWeight: fontWeight.semibold,
    '@media': { [asCards]: { flexBasis: '100%' } },
  },
]);

/** Sums keep to one line of their own accord. */
export const alignments = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', whiteSpace: 'nowrap' },
});

export const nowrap = style({ whiteSpace: 'nowrap' });

/** In a card the column's header stands with its value; as a table it is read out already. */
const label = {
  content: ['attr(data-label)', 'attr(data-label) / ""'],
  flexShrink: 0,
  color: vars.color.inkQuiet,
  fontSize: vars.fontSize.small,
  textAlign: 'start',
} satisfies StyleRule;

/** A cell of the table, and what becomes of it in a card. */
export const cells = styleVariants({
  lines: [
    cellBase,
    {
      '@media': {
        [asCards]: {
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: vars.space.md,
          borderBlockStart: `1px solid ${vars.color.line}`,
          textAlign: 'end',
          '::before': label,
        },
      },
    },
  ],
  columns: [
    cellBase,
    {
      '@media': {
        [asCards]: {
          flex: '1 1 5rem',
          paddingBlockStart: 0,
          textAlign: 'start',
          '::before': { ...label, display: 'block' },
        },
      },
    },
  ],
});
