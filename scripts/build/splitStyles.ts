/** Splits a page's styles into those of its first screen, which are inline, and the rest. */

/** The rules of a style sheet or of a block, each with its selector or condition. */
function* rulesIn(css: string): Generator<{ prelude: string; block: string; rule: string }> {
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (brace === '{' && depth === 1) open = index;
    if (depth > 0) continue;
    const rule = css.slice(start, index + 1);
    yield { prelude: css.slice(start, open), block: css.slice(open + 1, index), rule };
    start = index + 1;
  }
  if (depth !== 0) throw new Error('The styles have a block without an end.');
}

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);

/**
 * A rule is early if its selector has no class, or one that the HTML of the first screen has, and if it is
 * not for print. Within either part the rules keep their order.
 */
export function splitStyles(css: string, firstScreen: string) {
  const used = new Set(
    [...firstScreen.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  let early = '';
  let late = '';
  for (const { prelude, block, rule } of rulesIn(css)) {
    if (prelude === '@media print') {
      late += rule;
    } else if (/^@(media|supports)/.test(prelude)) {
      const parts = splitStyles(block, firstScreen);
      if (parts.early) early += `${prelude}{${parts.early}}`;
      if (parts.late) late += `${prelude}{${parts.late}}`;
    } else {
      const classes = prelude.startsWith('@') ? [] : classesOf(prelude);
      const isEarly = classes.length === 0 || classes.some((name) => used.has(name));
      if (isEarly) early += rule;
      else late += rule;
    }
  }
  return { early, late };
}
