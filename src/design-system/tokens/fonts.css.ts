import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque/600';
import figtree from '@capsizecss/metrics/figtree';
import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Bricolage Grotesque', {
  src: "url('./fonts/bricolage-grotesque.woff2') format('woff2')",
  fontWeight: '600',
  fontDisplay: 'swap',
});

globalFontFace('Figtree', {
  src: "url('./fonts/figtree.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Arial, stretched to the measures of the font that it stands in for: nothing moves when it arrives.
for (const [name, metrics] of [
  ['Bricolage Fallback', bricolageGrotesque],
  ['Figtree Fallback', figtree],
] as const) {
  const { fontFaces } = createFontStack([metrics, arial], { fontFaceFormat: 'styleObject' });
  for (const { '@font-face': face } of fontFaces) {
    globalFontFace(name, {
      src: "local('Arial'), local('Liberation Sans')",
      ascentOverride: face.ascentOverride,
      descentOverride: face.descentOverride,
      lineGapOverride: face.lineGapOverride,
      sizeAdjust: face.sizeAdjust,
    });
  }
}
