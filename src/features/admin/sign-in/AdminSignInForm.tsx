import { type AdminCredentials, adminCredentialsSchema } from '../../../domain/adminCredentials';
import { CredentialsForm, type CredentialsFormStatus } from '../../account/CredentialsForm';

const fields = [
  {
    name: 'username',
    label: 'Username',
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
] as const;

export interface AdminSignInFormProps extends CredentialsFormStatus {
  /** Called with both answers. */
  onSubmit: (credentials: AdminCredentials) => void;
}

/** The admin login form. */
export function AdminSignInForm(props: AdminSignInFormProps) {
  return (
    <CredentialsForm
      label="Admin login"
      action="Login"
      schema={adminCredentialsSchema}
      fields={fields}
      {...props}
    />
  );
}
