import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** Without JavaScript there is no redirect to announce. */
export const withScript = style({
  '@media': { [media.noScript]: { display: 'none' } },
});

/** As wide as the login form. On a phone a single button fills the line. */
export const form = style({ maxInlineSize: vars.measure.form });

globalStyle(`${form} > *`, { '@media': { [media.below('tablet')]: { inlineSize: '100%' } } });
