import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

const asCards = media.below('tablet');

/** Heard but not seen. */
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const table = style({
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
  '@media': { [asCards]: { display: 'block' } },
});

export const caption = style({
  paddingBlockEnd: vars.space.sm,
  fontWeight: fontWeight.semibold,
  textAlign: 'start',
  '@media': { [asCards]: { display: 'block' } },
});

export const hiddenCaption = style(unseen);

export const head = style({ '@media': { [asCards]: unseen } });

export const body = style({
  '@media': { [asCards]: { display: 'grid', gap: vars.space.sm } },
});

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
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

const cellBase = style({
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.sm,
  minInlineSize: '6rem',
  overflowWrap: 'anywhere',
  verticalAlign: 'baseline',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
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
    '@media': { [asCards]: { display: 'block', paddingInline: 0, paddingBlock: vars.space.xs } },
  },
]);

/** In a card each value stands beside its column's header; tables already have it read out. */
export const cell = style([
  cellBase,
  {
    '@media': {
      [asCards]: {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: vars.space.md,
        borderBlockStart: `1px solid ${vars.color.line}`,
        paddingInline: 0,
        paddingBlock: vars.space.xs,
        textAlign: 'end',
        '::before': {
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          flexShrink: 0,
          color: vars.color.inkQuiet,
          fontSize: vars.fontSize.small,
          textAlign: 'start',
        },
      },
    },
  },
]);

export const alignments = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
});

export const mark = style({ display: 'inline-block', verticalAlign: '-0.2em' });

export const marks = styleVariants({
  included: { color: vars.color.brand },
  missing: { color: vars.color.inkQuiet },
});
