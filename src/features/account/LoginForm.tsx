import { loginSchema } from '../../domain/credentials';
import { CredentialsForm, type CredentialsFormStatus } from './CredentialsForm';
import type { LoginDetails } from './SessionProvider';

const fields = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
] as const;

export interface LoginFormProps extends CredentialsFormStatus {
  /** Called with valid answers. */
  onSubmit: (details: LoginDetails) => void;
}

/** The login form: email and password. */
export function LoginForm(props: LoginFormProps) {
  return (
    <CredentialsForm label="Login" action="Login" schema={loginSchema} fields={fields} {...props} />
  );
}
