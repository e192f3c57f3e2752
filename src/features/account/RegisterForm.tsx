import { registerSchema } from '../../domain/credentials';
import {
  CredentialsForm,
  type CredentialsFormStatus,
  confirmPasswordField,
  emailField,
  newPasswordField,
} from './CredentialsForm';
import type { RegistrationDetails } from './SessionProvider';

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  emailField,
  newPasswordField,
  confirmPasswordField,
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
