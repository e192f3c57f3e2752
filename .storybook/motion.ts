/** What a style asks about a visitor's wish for less motion. */
const QUESTION = /\(prefers-reduced-motion(?:: (reduce|no-preference))?\)/g;

/** Conditions that always hold, and never. */
const YES = '(min-width: 0px)';
const NO = '(max-width: 0px)';

/** The conditions as they were written, of those that were changed. */
const written = new Map<MediaList, string>();

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
    const answered = text.replace(QUESTION, (_, wish) => (wish === 'no-preference' ? NO : YES));
    if (answered === text) continue;
    written.set(media, text);
    media.mediaText = answered;
  }
}

function restore() {
  for (const [media, text] of written) media.mediaText = text;
  written.clear();
}

/**
 * Shows a story as to a visitor who wants less motion. A page cannot change that wish, so the styles'
 * questions about it are answered in its place: what is seen is what the site's own styles say.
 */
export function setReducedMotion(isReduced: boolean) {
  document.removeEventListener('load', reduce, true);
  restore();
  if (!isReduced) return;
  reduce();
  // Styles that come later, with a part of the site that is loaded when it is needed.
  document.addEventListener('load', reduce, true);
}
