import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, Field, FormError, Stack, TextInput } from '../../design-system';
import { registerSchema } from '../../domain/credentials';
import type { RegistrationDetails } from './SessionProvider';

export interface RegisterFormProps {
  onSubmit: (details: RegistrationDetails) => void;
  /** At work: the button says so and takes no press. */
  isBusy: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
}

/** The registration form (spec §5). */
export function RegisterForm({ onSubmit, isBusy, error }: RegisterFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors } = formState;

  return (
    <form
      noValidate
      aria-label="Register"
      onSubmit={handleSubmit(({ name, email, password }) => onSubmit({ name, email, password }))}
    >
      <Stack gap="xs">
        <Field label="Name" isRequired error={errors.name?.message}>
          {(control) => <TextInput autoComplete="name" {...control} {...register('name')} />}
        </Field>
        <Field label="Email" isRequired error={errors.email?.message}>
          {(control) => (
            <TextInput type="email" autoComplete="email" {...control} {...register('email')} />
          )}
        </Field>
        <Field label="Password" isRequired error={errors.password?.message}>
          {(control) => (
            <TextInput
              type="password"
              autoComplete="new-password"
              {...control}
              {...register('password')}
            />
          )}
        </Field>
        <Field label="Confirm password" isRequired error={errors.confirmPassword?.message}>
          {(control) => (
            <TextInput
              type="password"
              autoComplete="new-password"
              {...control}
              {...register('confirmPassword')}
            />
          )}
        </Field>
        <FormError>{error}</FormError>
        <Button type="submit" width="full" isBusy={isBusy}>
          Register
        </Button>
      </Stack>
    </form>
  );
}
