const ATTRIBUTES = ['type', 'role', 'popover'];

const attributesOf = (element: Element) =>
  element
    .getAttributeNames()
    .filter((name) => ATTRIBUTES.includes(name) || name.startsWith('aria-'))
    .map((name) => {
      // Generated ids differ from page to page.
      const isId = /^aria-(labelledby|describedby|controls|owns)$/.test(name);
      return isId ? ` ${name}` : ` ${name}="${element.getAttribute(name)}"`;
    })
    .join('');

/** The lines of an outline of elements; equal neighbours are one line with their number. */
export function outline(parent: Element, depth = 0): string[] {
  const parts = [...parent.children].map((element) => {
    const isDrawing = element.tagName === 'svg';
    const line = `${'  '.repeat(depth)}<${element.tagName.toLowerCase()}${attributesOf(element)}>`;
    return [line, ...(isDrawing ? [] : outline(element, depth + 1))];
  });
  return parts.flatMap(([first = '', ...rest], index) => {
    const isSame = (other: string[] | undefined) => other?.join() === [first, ...rest].join();
    if (isSame(parts[index - 1])) return [];
    const following = parts.slice(index).findIndex((other) => !isSame(other));
    const count = following === -1 ? parts.length - index : following;
    return [count > 1 ? `${first} × ${count}` : first, ...rest];
  });
}

/** A media condition in words: `(min-width: 48em)` and `(width >= 48em)` are 'from 768 px'. */
function inWords(condition: string) {
  const widths = [...condition.matchAll(/(min-width:|max-width:|width >=|width <=) ([\d.]+)em/g)];
  const words = widths.map(([, end = '', width]) =>
    /min|>/.test(end)
      ? `from ${Math.round(Number(width) * 16)} px`
      : `below ${Math.round((Number(width) + 0.01) * 16)} px`,
  );
  return words.length > 0 ? words.join(' and ') : condition;
}

/** The sides and parts of these properties are one entry. */
const shorthand = (property: string) =>
  property.replace(
    /^(border|padding|margin|overflow|background|transition|outline|inset)-.*/,
    '$1',
  );

function isMatched(root: Element, selector: string) {
  const elements = selector.replace(/::?[\w-]+(\([^)]*\))?/g, '');
  try {
    return root.matches(elements) || root.querySelector(elements) !== null;
  } catch {
    return false;
  }
}

/** What the styles of the rendered elements change, by media condition in words. */
export function conditionsOf(root: Element): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const { styleSheets, defaultView } = root.ownerDocument;
  // A frame has classes of its own.
  const { CSSMediaRule, CSSStyleRule } = defaultView ?? window;
  const medias = [...styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule);
  for (const { media, cssRules } of medias) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSStyleRule) || !/\.|\[/.test(rule.selectorText)) continue;
      if (!isMatched(root, rule.selectorText)) continue;
      const words = inWords(media.mediaText);
      found.set(words, new Set([...(found.get(words) ?? []), ...[...rule.style].map(shorthand)]));
    }
  }
  return found;
}
