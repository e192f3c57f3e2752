import { useEffect, useId } from 'react';
import { announceFieldErrors } from './announceFieldErrors';

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
  // The same listener for every field is added once.
  useEffect(() => document.addEventListener('submit', announceFieldErrors), []);
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
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
