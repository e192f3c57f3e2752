import { useEffect, useId } from 'react';
import { announce } from '../feedback/announcer';
import { useWords, type Words } from '../words/WordsProvider';

/** The label of a field or the legend of a group, without the '(optional)' mark. */
function nameOf(field: Element) {
  const label = field.querySelector('legend') ?? document.querySelector(`[for="${field.id}"]`);
  const words = [...(label?.childNodes ?? [])].filter((node) => !(node instanceof HTMLSpanElement));
  return words
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}

/** What announces each field, in the words of its provider, by the id of its error. */
const sentences = new Map<string, Words['invalidFields']>();

/** How many fields are invalid, and the error of the one that has the focus. */
function errorsOf(form: HTMLFormElement) {
  const invalid = [...form.elements].filter((element) => element.ariaInvalid === 'true');
  const focused = invalid.find((element) => element.contains(document.activeElement));
  // The last part of its description.
  const errorId = focused?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  const error = document.getElementById(errorId)?.textContent ?? '';
  return focused && sentences.get(errorId)?.(invalid.length, nameOf(focused), error);
}

/**
 * Announces why a form was not submitted: a listener of `submit`. Without it screen readers are silent if
 * the first invalid field has the focus already, as after Enter.
 */
function announceFieldErrors({ target }: Event) {
  if (!(target instanceof HTMLFormElement)) return;
  // After the toast of the form, if it raises one.
  setTimeout(() => announce(() => errorsOf(target), { urgent: true }));
}

/** What a field shows about its control besides the label. */
export interface FieldNotes {
  /** Help with filling it in, shown above the control. */
  hint?: string | undefined;
  /** What is wrong with the value, shown below the control. */
  error?: string | undefined;
  /** A value is needed. A field without it is marked '(optional)'. Default `false`. */
  required?: boolean;
}

/** The ids and ARIA attributes that tie a control, or a group of them, to its hint and its error. */
export function useFieldWiring({ hint, error, required }: FieldNotes) {
  const { invalidFields } = useWords();
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  useEffect(() => {
    sentences.set(errorId, invalidFields);
    // The same listener for every field is added once.
    document.addEventListener('submit', announceFieldErrors);
    return () => void sentences.delete(errorId);
  }, [errorId, invalidFields]);
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return {
    id,
    hintId,
    errorId,
    aria: {
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-required': required ? (true as const) : undefined,
    },
  };
}
