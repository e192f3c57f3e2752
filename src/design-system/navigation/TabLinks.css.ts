import { style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';
import { tab } from './tab.css';

export const nav = style({ '@media': { [media.print]: { display: 'none' } } });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xxs,
  '@media': { [media.below('laptop')]: { paddingBlock: vars.space.xxs } },
  // Aligns the text of the first link with the edge of the page.
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
});

export const link = style([
  tab,
  {
    display: 'inline-flex',
    alignItems: 'center',
    textDecoration: 'none',
    selectors: { '&[aria-current="page"]': { fontWeight: fontWeight.semibold } },
    '@media': {
      // In several lines, an underline would look like an overline of the link below.
      [media.below('laptop')]: {
        marginBlockEnd: 0,
        borderBlockEnd: 0,
        borderRadius: vars.radius.small,
        selectors: { '&[aria-current="page"]': { backgroundColor: vars.color.brandSoft } },
      },
    },
  },
]);
