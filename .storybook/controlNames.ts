import axe from 'axe-core';

const controls = 'a[href], button, summary, [role="tab"]';

/** The name on a phone too, which shows its last word: the specification has it. */
const SPECIFIED = 'My Account';

/** Whether a text is on the screen: `visuallyHidden` clips what is for screen readers alone. */
function isShown({ parentElement }: Node) {
  if (!parentElement?.checkVisibility({ visibilityProperty: true })) return false;
  for (let each: Element | null = parentElement; each; each = each.parentElement) {
    if (getComputedStyle(each).clipPath === 'inset(50%)') return false;
  }
  return true;
}

function shownText(control: Element) {
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  let shown = '';
  while (texts.nextNode()) {
    if (isShown(texts.currentNode)) shown += texts.currentNode.textContent;
  }
  return shown;
}

/** Without signs and spaces, which are not spoken. */
const words = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Fails if the accessible name of a link or a button does not begin with its visible text, which is what
 * people say who control the browser by speech (WCAG 2.5.3).
 */
export function checkControlNames() {
  const failures: string[] = [];
  axe.setup(document.body);
  for (const control of document.querySelectorAll(controls)) {
    if (!control.checkVisibility() || control.closest('.sb-wrapper')) continue;
    const shown = shownText(control);
    const name = axe.commons.text.accessibleText(control);
    // The page behind a dialog has no names.
    if (name === '' || name === SPECIFIED || words(name).startsWith(words(shown))) continue;
    failures.push(`“${shown.trim()}” is named “${name}”: ${control.outerHTML.slice(0, 200)}`);
  }
  axe.teardown();
  if (failures.length > 0)
    throw new Error(`Names do not begin with what is shown:\n${failures.join('\n')}`);
}
