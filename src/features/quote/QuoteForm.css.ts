import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';
import { part } from './QuoteFields.css';

/** Takes the focus when it is emptied; a ring around all of it would say nothing. */
export const form = style({ display: 'grid', gap: vars.space.xl, outline: 'none' });

/** Stands under the fields, not under their titles. */
export const end = style({
  '@media': { [media.from('laptop')]: { gridColumn: 2 } },
});

export const endPart = part;

/** On a phone each button has the whole width. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

globalStyle(`${actions} > *`, {
  '@media': { [media.below('tablet')]: { flex: '1 1 100%' } },
});
