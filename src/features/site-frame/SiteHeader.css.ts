import { style } from '@vanilla-extract/css';
import { focusRing, media, vars } from '../../design-system/styles';

// 360 px at 200 %: the bar has three lines there, which would cover a third of the screen.
const isTiny = 'screen and (max-width: 15em)';

/** Reserves the space of the bar, which is fixed. */
export const header = style({
  blockSize: '5rem',
  '@media': { [media.print]: { blockSize: 'auto' }, [isTiny]: { blockSize: 'auto' } },
});

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 10,
  borderBlockEnd: '1px solid transparent',
  backgroundColor: vars.color.paper,
  selectors: { 'html[data-scrolled] &': { borderBlockEndColor: vars.color.line } },
  '@media': {
    [media.print]: { position: 'static' },
    [isTiny]: { position: 'static' },
  },
});

/** Wraps into two lines if the visitor's font is too large for one. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Also keeps a wider font of the system on one line at 360 px.
  gap: vars.space.xxs,
  paddingBlock: vars.space.xxs,
  minBlockSize: '5rem',
  selectors: { 'html[data-scrolled] &': { minBlockSize: vars.size.row } },
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  gap: vars.space.xs,
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
});

export const wideMenu = style({
  display: 'none',
  '@media': { [media.from('laptop')]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs } },
});

export const narrowMenu = style({
  '@media': { [media.from('laptop')]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  // The limit in vw lets the links fit into two lines if the visitor doubles the font size.
  paddingInline: `min(${vars.space.sm}, 1.2vw)`,
  borderRadius: vars.radius.medium,
  fontSize: '0.9375rem',
  fontWeight: '500',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.brand, backgroundColor: vars.color.brandSoft },
    '&:focus-visible': focusRing,
  },
});
