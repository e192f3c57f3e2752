import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';
import { media } from './media';
import { scrollPadding } from './rules';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });

globalStyle('*', { margin: 0, padding: 0 });

globalStyle('html', {
  textSizeAdjust: 'none',
  // Always a scrollbar, so that a short page does not move sideways when it grows.
  overflowY: 'scroll',
  // Anchors scroll to below the fixed header.
  scrollPaddingBlockStart: scrollPadding,
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

globalStyle('body, [data-theme]', {
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
});

globalStyle('body', {
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.body,
  lineHeight: 1.6,
  fontSynthesis: 'none',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });

globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });

globalStyle('button', { background: 'none', border: 0, cursor: 'pointer' });

globalStyle('ul, ol', { listStyle: 'none' });

// A script moves the focus to these elements, such as a heading; a ring would mark no control.
globalStyle(':where([tabindex="-1"]):focus', { outline: 'none' });

globalStyle('a', { color: 'inherit' });

globalStyle('fieldset', { border: 0, minInlineSize: 0 });

globalStyle('table', { borderCollapse: 'collapse' });

globalStyle('::selection', {
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
});

globalStyle('[hidden]', { display: 'none !important' });
