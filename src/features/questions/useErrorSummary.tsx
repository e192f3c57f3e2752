import { useCallback, useState } from 'react';
import { ErrorSummary, type FieldError } from '../../design-system';

/** The errors of react-hook-form by field. */
type FoundErrors<Field extends string> = {
  readonly [Name in Field]?: { type?: unknown; message?: string | undefined; ref?: unknown };
};

/** The errors of the last attempt to submit a form. They stay until the next one, so that nothing moves. */
export function useErrorSummary<Field extends string>(
  questionOf: (field: Field) => { label: string },
) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  return {
    summary: <ErrorSummary errors={errors} />,
    show(found: FoundErrors<Field>) {
      setErrors(
        (Object.keys(found) as Field[]).map((field) => {
          const { type, message = '', ref } = found[field] ?? {};
          const id = ref instanceof HTMLElement ? ref.id : '';
          // The error of a text that is too long does not name its field.
          const name = type === 'too_big' ? `${questionOf(field).label}: ` : '';
          return { id, message: name + message };
        }),
      );
    },
    clear: useCallback(() => setErrors([]), []),
  };
}
