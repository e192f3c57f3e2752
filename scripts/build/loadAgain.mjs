/**
 * Lets styles that did not come be asked for again. Code that is imported when it is used brings its
 * styles along; Vite's helper asks for each of them once, also where that failed, and a dialog that is
 * opened when the connection is back would stand there without any.
 */
const helper = 'vite/preload-helper';

/** What the helper does when styles do not come, and what it is to do. */
const mended = [
  { found: /(\(err\) => \{\s*)seen\[href\] = void 0;/, instead: '$1delete seen[href];' },
  {
    found: /if \(e\.type === "error"\) rej\(/,
    instead: 'if (e.type === "error") link.remove(), rej(',
  },
];

/** @returns {import('vite').Plugin} */
export function loadAgain() {
  return {
    name: 'load-again',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes(helper)) return null;
      let again = code;
      for (const { found, instead } of mended) {
        // Another version of Vite may do it by itself, or in other words: e2e/hydration.spec.ts.
        if (!found.test(again)) this.error(`Vite's helper for imports has no ${found} any more.`);
        again = again.replace(found, instead);
      }
      return { code: again, map: null };
    },
  };
}
