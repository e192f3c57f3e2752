import { useId } from 'react';

/** What a field says about its control besides its name. */
export interface FieldNotes {
  /** What helps to fill it in; stands before the control. */
  hint?: string;
  /** What is wrong with what was filled in; stands below the control. */
  error?: string | undefined;
  /** It must be filled in. A field that need not be is marked '(optional)'. */
  isRequired?: boolean;
}

/** The ids and ARIA attributes that tie a control, or a group of them, to its hint and its error. */
export function useFieldWiring({ hint, error, isRequired }: FieldNotes) {
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
      'aria-required': isRequired ? (true as const) : undefined,
    },
  };
}
