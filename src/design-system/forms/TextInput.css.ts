import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

export const input = style({
  selectors: {
    '&[type="number"]': { appearance: 'textfield', fontVariantNumeric: 'tabular-nums' },
  },
});

globalStyle(`${input}::-webkit-inner-spin-button`, { appearance: 'none' });

// Chromium's own is blue.
globalStyle(`${input}::-webkit-search-cancel-button`, { filter: 'grayscale(1)' });

/** The input and its signs share one grid cell. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
});

globalStyle(`${frame} > *`, { gridArea: '1 / 1' });

const unit = style({
  color: vars.color.inkQuiet,
  lineHeight: 1.5,
  paddingInline: vars.inset.text,
  pointerEvents: 'none',
});

export const before = style([unit, { justifySelf: 'start' }]);

export const after = style([unit, { justifySelf: 'end' }]);

const unitWidth = '2.125rem';

export const withBefore = style({ selectors: { '&&': { paddingInlineStart: unitWidth } } });

export const withAfter = style({ selectors: { '&&': { paddingInlineEnd: unitWidth } } });
