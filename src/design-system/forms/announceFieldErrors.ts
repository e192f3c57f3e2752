import { announce } from '../feedback/announcer';

/** The label of a field or the legend of a group, without the '(optional)' mark. */
function nameOf(field: Element) {
  const label = field.querySelector('legend') ?? document.querySelector(`[for="${field.id}"]`);
  const words = [...(label?.childNodes ?? [])].filter((node) => !(node instanceof HTMLSpanElement));
  return words
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}

/** The error is the last part of a field's description. */
function errorOf(field: Element) {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(id)?.textContent;
}

/** How many fields are invalid, and the error of the one that has the focus. */
function errorsOf(form: HTMLFormElement) {
  const invalid = [...form.elements].filter((each) => each.ariaInvalid === 'true');
  const focused = invalid.find((each) => each.contains(document.activeElement));
  if (!focused) return undefined;
  const count = invalid.length > 1 ? `${invalid.length} fields need your attention. ` : '';
  return `${count}${nameOf(focused)}: ${errorOf(focused)}`;
}

/**
 * Announces why a form was not submitted: a listener of `submit`. Without it screen readers are silent if
 * the first invalid field has the focus already, as after Enter.
 */
export function announceFieldErrors({ target }: Event) {
  if (!(target instanceof HTMLFormElement)) return;
  // After the toast of the form, if it raises one.
  setTimeout(() => announce(() => errorsOf(target), { urgent: true }));
}
