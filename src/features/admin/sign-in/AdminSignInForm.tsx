import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, Field, FormError, Stack, TextInput } from '../../../design-system';
import { type AdminCredentials, adminCredentialsSchema } from '../../../domain/adminCredentials';

export interface AdminSignInFormProps {
  onSubmit: (credentials: AdminCredentials) => void;
  /** At work: the button says so and takes no press. */
  isBusy: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
}

/** The owner's login form (spec §2, §5). What was typed stays when a try fails. */
export function AdminSignInForm({ onSubmit, isBusy, error }: AdminSignInFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(adminCredentialsSchema),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;

  return (
    <form noValidate aria-label="Admin login" onSubmit={handleSubmit((typed) => onSubmit(typed))}>
      <Stack gap="xs">
        <Field label="Username" isRequired error={errors.username?.message}>
          {(control) => (
            <TextInput
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              {...register('username')}
            />
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
