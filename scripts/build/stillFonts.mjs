/**
 * Keeps pages still when fonts come late. The fonts are preloaded: on all but a slow network they are
 * there before the first words are painted. Where they are not, the page keeps the system's font, in
 * the same measure, and has its own from the next page on; exchanged under a reader's eyes, they would
 * move what stands beside them by a pixel or two. Storybook exchanges them, and shows the real ones.
 *
 * @returns {import('vite').Plugin}
 */
export function stillFonts() {
  return {
    name: 'still-fonts',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        asset.source = asset.source
          .toString()
          .replaceAll(/font-display:\s*swap/g, 'font-display:optional');
      }
    },
  };
}
