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

/** One line to be filled in, with what browsers and password managers have to know of it. */
export interface CredentialsField<Name extends string>
  extends Pick<TextInputProps, 'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'> {
  name: Name;
  label: string;
}

/** What every form that lets somebody in is told from outside. */
export interface CredentialsFormStatus {
  /** At work: the button says so and takes no press. */
  isBusy: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
}

export interface CredentialsFormProps<Values extends Record<string, string>>
  extends CredentialsFormStatus {
  /** What the form is called; heard, not seen. */
  label: string;
  /** What its button says. */
  action: string;
  fields: readonly CredentialsField<Path<Values>>[];
  /** What is asked of the fields, and says what is wrong with them. */
  schema: ZodMiniType<Values, Values>;
  onSubmit: (values: Values) => void;
}

/**
 * The form that lets somebody in: a few lines, all of them required, why the last try failed, and
 * one wide button. What was typed stays when a try fails. Renders `<form>`.
 */
export function CredentialsForm<Values extends Record<string, string>>({
  label,
  action,
  fields,
  schema,
  onSubmit,
  isBusy,
  error,
}: CredentialsFormProps<Values>) {
  const { register, handleSubmit, formState } = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: Object.fromEntries(
      fields.map(({ name }) => [name, '']),
    ) as DefaultValues<Values>,
  });
  // The library's own type of them ends in nothing usable while the fields are not known by name.
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
        <Button type="submit" width="full" loading={isBusy}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
