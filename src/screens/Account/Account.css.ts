import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** As wide as the login form. On a phone a single button fills the line. */
export const form = style({ maxInlineSize: vars.measure.form });

globalStyle(`${form} > *`, { '@media': { [media.below('tablet')]: { inlineSize: '100%' } } });
