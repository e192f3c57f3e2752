const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Storybook's own elements; those of the mocked captcha, which have no classes; and the tab list, which
 * moves the focus to a tab.
 */
const isIgnored = (element: Element) =>
  element.matches(':not([class]), [role="tablist"]') || element.closest('.sb-wrapper') !== null;

/** The ring of the design system: not the browser's own, whose style is `auto`. */
function hasRing(element: Element) {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
}

/** Whether the element, or the label or group that it fills, shows a focus ring. */
function showsFocus(element: Element) {
  const around = element.matches('input[type="radio"]') ? element.closest('fieldset') : null;
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (hasRing(node)) return true;
    if (node === around || !around) return false;
  }
  return false;
}

/** Focuses every control on the page in turn and fails if one of them shows no ring (WCAG 2.4.7). */
export function checkFocusRings() {
  const before = document.activeElement;
  const failures: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (isIgnored(element) || element.tabIndex < 0 || !element.checkVisibility()) continue;
    element.focus({ preventScroll: true });
    if (!element.matches(':focus-visible') || showsFocus(element)) continue;
    failures.push(element.outerHTML.slice(0, 200));
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (failures.length > 0) throw new Error(`No focus ring on:\n${failures.join('\n')}`);
}
