import { registerSchema } from '../../domain/credentials';
import { CredentialsForm, type CredentialsFormStatus } from './CredentialsForm';
import type { RegistrationDetails } from './SessionProvider';

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
  {
    name: 'confirmPassword',
    label: 'Confirm password',
    type: 'password',
    autoComplete: 'new-password',
  },
] as const;

export interface RegisterFormProps extends CredentialsFormStatus {
  /** Called with valid answers. */
  onSubmit: (details: RegistrationDetails) => void;
}

/** The registration form: name, email, and the password twice. */
export function RegisterForm({ onSubmit, ...status }: RegisterFormProps) {
  return (
    <CredentialsForm
      label="Register"
      action="Register"
      schema={registerSchema}
      fields={fields}
      onSubmit={({ name, email, password }) => onSubmit({ name, email, password })}
      {...status}
    />
  );
}
