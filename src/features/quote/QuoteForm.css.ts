import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';
import { part } from './QuoteFields.css';

export const form = style({ display: 'grid', gap: vars.space.xl });

/** Aligned with the fields, not with their titles. */
export const end = style({
  '@media': { [media.from('laptop')]: { gridColumn: 2 } },
});

export const endPart = part;
