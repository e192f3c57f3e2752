import {
  type AdminCredentials,
  adminCodeSchema,
  adminCredentialsSchema,
} from '../../../domain/adminCredentials';
import { CredentialsForm, type CredentialsFormStatus } from '../../account/CredentialsForm';

export const usernameField = {
  name: 'username',
  label: 'Username',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export const passwordField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'current-password',
} as const;

const fields = [usernameField, passwordField] as const;

const fieldsWithCode = [
  ...fields,
  {
    name: 'code',
    label: 'Code',
    hint: 'Enter the code from your authenticator app, or a recovery code.',
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    spellCheck: false,
  },
] as const;

export interface AdminSignInFormProps extends CredentialsFormStatus {
  /** Asks for a code as well, which gets the focus. Default `false`. */
  withCode?: boolean;
  /** Called with both answers. */
  onSubmit: (credentials: AdminCredentials) => void;
}

/** The admin login form. It keeps what was typed when it asks for the code. */
export function AdminSignInForm({ withCode = false, ...props }: AdminSignInFormProps) {
  const form = { label: 'Admin login', action: 'Login', ...props };
  return withCode ? (
    <CredentialsForm schema={adminCodeSchema} fields={fieldsWithCode} {...form} />
  ) : (
    <CredentialsForm schema={adminCredentialsSchema} fields={fields} {...form} />
  );
}
