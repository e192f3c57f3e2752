import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque/600';
import figtree from '@capsizecss/metrics/figtree';
import figtreeSemibold from '@capsizecss/metrics/figtree/600';
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

const regular = "local('Arial'), local('Liberation Sans')";
const bold = "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')";

// Arial with the metrics of the web font, so that nothing moves when the web font loads.
for (const { name, weight, metrics, stretched, src } of [
  {
    name: 'Bricolage Fallback',
    weight: '600',
    metrics: bricolageGrotesque,
    stretched: arialBold,
    src: bold,
  },
  { name: 'Figtree Fallback', weight: '400 500', metrics: figtree, stretched: arial, src: regular },
  {
    name: 'Figtree Fallback',
    weight: '600 700',
    metrics: figtreeSemibold,
    stretched: arialBold,
    src: bold,
  },
]) {
  const { fontFaces } = createFontStack([metrics, stretched], { fontFaceFormat: 'styleObject' });
  for (const { '@font-face': face } of fontFaces) {
    globalFontFace(name, {
      src,
      fontWeight: weight,
      ascentOverride: face.ascentOverride,
      descentOverride: face.descentOverride,
      lineGapOverride: face.lineGapOverride,
      sizeAdjust: face.sizeAdjust,
    });
  }
}
