import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, Field, FormError, Stack, TextInput } from '../../design-system';
import { loginSchema } from '../../domain/credentials';
import type { LoginDetails } from './SessionProvider';

export interface LoginFormProps {
  onSubmit: (details: LoginDetails) => void;
  /** At work: the button says so and takes no press. */
  isBusy: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
}

/** The login form (spec §5). */
export function LoginForm({ onSubmit, isBusy, error }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;

  return (
    <form noValidate aria-label="Login" onSubmit={handleSubmit(onSubmit)}>
      <Stack gap="xs">
        <Field label="Email" isRequired error={errors.email?.message}>
          {(control) => (
            <TextInput type="email" autoComplete="email" {...control} {...register('email')} />
          )}
        </Field>
        <Field label="Password" isRequired error={errors.password?.message}>
          {(control) => (
            <TextInput
              type="password"
              autoComplete="current-password"
              {...control}
              {...register('password')}
            />
          )}
        </Field>
        <FormError>{error}</FormError>
        <Button type="submit" width="full" isBusy={isBusy}>
          Login
        </Button>
      </Stack>
    </form>
  );
}
