import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { focusRing } from '../css/rules';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const variants = styleVariants({
  lines: { borderBlock: `1px solid ${vars.color.line}` },
  plain: {},
  row: {},
  line: {},
  phone: {},
  sheet: {
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: {
      // An open sheet has edges of its own.
      '&:last-child:not([open])': { borderBlockEnd: `1px solid ${vars.color.line}` },
    },
  },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minBlockSize: vars.size.row,
  paddingBlock: vars.space.sm,
  borderRadius: vars.radius.small,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.brand },
    // Further out, because the text begins at the edge, and above the content.
    '&:focus-visible': {
      ...focusRing,
      outlineOffset: vars.space.xxs,
      position: 'relative',
      zIndex: 1,
    },
  },
});

export const mark = style({
  display: 'grid',
  flexShrink: 0,
  fontSize: vars.size.mark,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': {
    [media.motion]: { transition: `transform ${vars.motion.normal} ${vars.motion.ease}` },
    [media.print]: { display: 'none' },
  },
});

export const content = style({ paddingBlock: `${vars.space.sm} ${vars.space.lg}` });

// A browser without `::details-content` has the summary at every width.
const isAlwaysOpen = (rule: StyleRule) => ({
  '@supports': {
    'selector(::details-content)': {
      '@media': { [media.from('tablet')]: rule, [media.print]: rule },
    },
  },
});

globalStyle(`${summary} > :first-child`, { flexGrow: 1, minInlineSize: 0 });
globalStyle(`${variants.row} > ${summary}`, { paddingBlock: 0 });
// No line between rows is left inside the focus ring.
globalStyle(`${variants.row} > ${summary}:focus-visible`, {
  boxShadow: `0 0 0 ${vars.space.xxs} ${vars.color.paper}`,
});
globalStyle(`${variants.row} > ${content}`, {
  '@media': { [media.from('tablet')]: { paddingInlineStart: vars.space.lg } },
});
globalStyle(`${variants.line} > ${summary}`, { minBlockSize: vars.size.target, paddingBlock: 0 });
globalStyle(`${variants.line} > ${content}`, { paddingBlock: `0 ${vars.space.sm}` });
globalStyle(`${variants.phone} > ${summary}`, { minBlockSize: vars.size.target });
globalStyle(`${variants.phone}::details-content`, isAlwaysOpen({ contentVisibility: 'visible' }));
globalStyle(`${variants.phone} > ${summary}`, isAlwaysOpen({ display: 'none' }));
globalStyle(`${variants.phone} > ${content}`, isAlwaysOpen({ paddingBlock: 0 }));
