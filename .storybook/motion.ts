/** The media feature that this module answers. */
const PREFERENCE = /\(prefers-reduced-motion(?:: (reduce|no-preference))?\)/g;

/** Conditions that are always true and never true. */
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** The original text of each changed condition. */
const original = new Map<MediaList, string>();

function* conditionsIn(rules: CSSRuleList): Generator<MediaList> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule.media;
    if (rule instanceof CSSGroupingRule) yield* conditionsIn(rule.cssRules);
  }
}

function conditions() {
  return [...document.styleSheets].flatMap(({ cssRules }) => [...conditionsIn(cssRules)]);
}

function reduce() {
  for (const media of conditions()) {
    const text = media.mediaText;
    const rewritten = text.replace(PREFERENCE, (_, value) =>
      value === 'no-preference' ? NEVER : ALWAYS,
    );
    if (rewritten === text) continue;
    original.set(media, text);
    media.mediaText = rewritten;
  }
}

function restore() {
  for (const [media, text] of original) media.mediaText = text;
  original.clear();
}

/**
 * Applies the site's styles for reduced motion. A page cannot change the visitor's preference, so the
 * media conditions of the loaded styles are rewritten.
 */
export function setReducedMotion(isReduced: boolean) {
  document.removeEventListener('load', reduce, true);
  restore();
  if (!isReduced) return;
  reduce();
  // Lazily loaded stylesheets.
  document.addEventListener('load', reduce, true);
}
