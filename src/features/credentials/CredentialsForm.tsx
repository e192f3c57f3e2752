import { useEffect, useRef } from 'react';
import type { FieldError, Path } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import {
  Button,
  Field,
  FormError,
  PasswordInput,
  type PasswordInputProps,
  Stack,
  TextInput,
  type TextInputProps,
} from '../../design-system';
import { COMMON_PASSWORD } from '../../domain/commonPassword';
import { useSchemaForm } from '../questions/useSchemaForm';

type TextInputAttributes = Pick<
  TextInputProps,
  'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'inputMode'
>;

/** A field, with the attributes for browsers and password managers. */
type CredentialsField<Name extends string> = {
  name: Name;
  label: string;
  /** A sentence below the label. */
  hint?: string;
} & (TextInputAttributes | ({ type: 'password' } & Pick<PasswordInputProps, 'autoComplete'>));

export const emailField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'email',
} as const;

export const passwordField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'current-password',
} as const;

export const newPasswordField = { ...passwordField, autoComplete: 'new-password' } as const;

export const confirmPasswordField = {
  ...newPasswordField,
  name: 'confirmPassword',
  label: 'Confirm password',
} as const;

export const codeField = {
  name: 'code',
  label: 'Code',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export interface CredentialsFormProps<Values extends Record<string, string>> {
  label: string;
  action: string;
  /** The fields, in their order. One that is added at the end later gets the focus. */
  fields: readonly CredentialsField<Path<Values>>[];
  schema: ZodMiniType<Values, Values>;
  onSubmit: (values: Values) => void;
  loading: boolean;
  error?: string | undefined;
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
  const { register, handleSubmit, setFocus, formState } = useSchemaForm(schema);
  // `FieldErrors<Values>` cannot be indexed while `Values` is generic.
  const errors = formState.errors as Partial<Record<string, FieldError>>;

  // A refused password is a mistake in its field.
  const passwordError = error === COMMON_PASSWORD ? error : undefined;
  useEffect(() => {
    if (passwordError) setFocus('password' as Path<Values>);
  }, [passwordError, setFocus]);

  const count = useRef(fields.length);
  useEffect(() => {
    const added = fields[count.current];
    count.current = fields.length;
    if (added) setFocus(added.name);
  }, [fields, setFocus]);

  return (
    <form noValidate aria-label={label} onSubmit={handleSubmit((typed) => onSubmit(typed))}>
      <Stack gap="xs">
        {fields.map(({ name, label: fieldLabel, hint, ...input }) => (
          <Field
            key={name}
            label={fieldLabel}
            hint={hint}
            required
            error={errors[name]?.message ?? (name === 'password' ? passwordError : undefined)}
          >
            {(control) =>
              input.type === 'password' ? (
                <PasswordInput {...input} {...control} {...register(name)} />
              ) : (
                <TextInput {...input} {...control} {...register(name)} />
              )
            }
          </Field>
        ))}
        <Stack gap="sm">
          <FormError>{passwordError ? undefined : error}</FormError>
          <Button type="submit" width="full" loading={loading}>
            {action}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
