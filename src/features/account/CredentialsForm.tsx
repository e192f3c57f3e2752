import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldError, type Path, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import {
  Button,
  Field,
  FormError,
  Stack,
  TextInput,
  type TextInputProps,
} from '../../design-system';

/** A text field, with the attributes for browsers and password managers. */
interface CredentialsField<Name extends string>
  extends Pick<TextInputProps, 'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'> {
  name: Name;
  label: string;
}

/** The state of the request that the form submits. */
export interface CredentialsFormStatus {
  /** Whether the request is pending. */
  loading: boolean;
  /** The error of the last request. */
  error?: string | undefined;
}

export interface CredentialsFormProps<Values extends Record<string, string>>
  extends CredentialsFormStatus {
  /** The accessible name of the form. */
  label: string;
  /** The text of the submit button. */
  action: string;
  /** The fields, in their order. */
  fields: readonly CredentialsField<Path<Values>>[];
  /** Validates the values. Its messages appear beside the fields. */
  schema: ZodMiniType<Values, Values>;
  /** Called with valid answers. */
  onSubmit: (values: Values) => void;
}

/**
 * A sign-in form: required text fields, the error of the last request, and one wide button. A failed
 * request keeps the values. Renders `<form>`.
 */
export function CredentialsForm<Values extends Record<string, string>>({
  label,
  action,
  fields,
  schema,
  onSubmit,
  loading,
  error,
}: CredentialsFormProps<Values>) {
  const { register, handleSubmit, formState } = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: Object.fromEntries(
      fields.map(({ name }) => [name, '']),
    ) as DefaultValues<Values>,
  });
  // `FieldErrors<Values>` cannot be indexed while `Values` is generic.
  const errors = formState.errors as Partial<Record<string, FieldError>>;

  return (
    <form noValidate aria-label={label} onSubmit={handleSubmit((typed) => onSubmit(typed))}>
      <Stack gap="xs">
        {fields.map(({ name, label: fieldLabel, ...input }) => (
          <Field key={name} label={fieldLabel} required error={errors[name]?.message}>
            {(control) => <TextInput {...input} {...control} {...register(name)} />}
          </Field>
        ))}
        <FormError>{error}</FormError>
        <Button type="submit" width="full" loading={loading}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
