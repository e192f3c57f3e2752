import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  minInlineSize: 0,
  // On paper, a label is on the page of its control.
  breakInside: 'avoid',
});

/** The control is a line of text, as wide as several lines are. */
export const wide = style({});

// As wide as an answer: a name, an email or a number. A text fills its column, and a dialog is hardly wider.
globalStyle(`${field} > :is(input, div)`, { maxInlineSize: vars.measure.form });
globalStyle(`:is(dialog ${field}, ${wide}) > :is(input, div)`, { maxInlineSize: 'none' });

export const label = style({
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const optional = style({ color: vars.color.inkQuiet, fontWeight: fontWeight.regular });

export const hint = style({
  maxInlineSize: vars.measure.text,
  color: vars.color.inkQuiet,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  textWrap: 'pretty',
});

export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.inset.icon,
  minBlockSize: '1lh',
  color: vars.color.danger,
  fontSize: vars.fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { selectors: { '&:empty': { display: 'none' } } } },
});

/** Centres the icon on the first line. */
export const messageIcon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });
