import { style } from '@vanilla-extract/css';
import { focusRing, fontWeight, media, vars } from '../../../design-system/styles';

export const footer = style({
  paddingBlock: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({ paddingBlock: `${vars.space.lg} ${vars.space.xxxl}` });

export const nav = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xxs,
  '@media': { [media.below('laptop')]: { paddingBlock: vars.space.xxs } },
  // Aligns the text of the first link with the edge of the page.
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.sm,
  marginBlockEnd: -1,
  borderBlockEnd: '2px solid transparent',
  borderRadius: vars.radius.small,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  color: vars.color.inkQuiet,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.brand },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&[aria-current="page"]': {
      borderBlockEndColor: vars.color.brand,
      color: vars.color.ink,
      fontWeight: fontWeight.semibold,
    },
  },
  '@media': {
    // In several lines, an underline would look like an overline of the link below.
    [media.below('laptop')]: {
      marginBlockEnd: 0,
      borderBlockEnd: 0,
      borderRadius: vars.radius.small,
      selectors: { '&[aria-current="page"]': { backgroundColor: vars.color.brandSoft } },
    },
  },
});
