import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** The fields that are typed in. */
const typedFields = 'textarea, input:not([type=radio], [type=checkbox])';

/** `useForm` with a schema. Submitting reads the fields, because password managers fill them in without events. */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: ZodMiniType<Output, Values>,
  options?: UseFormProps<Values, unknown, Output>,
): UseFormReturn<Values, unknown, Output> {
  const form = useForm({ ...options, resolver: zodResolver(schema) });
  const handleSubmit: typeof form.handleSubmit =
    (...listeners) =>
    (event) => {
      for (const { name, value } of event?.currentTarget.querySelectorAll(typedFields) ?? []) {
        const known: unknown = form.getValues(name);
        if (typeof known === 'string' && known !== value) form.setValue(name, value);
      }
      return form.handleSubmit(...listeners)(event);
    };
  return { ...form, handleSubmit };
}
