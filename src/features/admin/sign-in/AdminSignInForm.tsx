import {
  type AdminCredentials,
  adminCodeSchema,
  adminCredentialsSchema,
} from '../../../domain/adminCredentials';
import {
  CredentialsForm,
  type CredentialsFormStatus,
  codeField,
  passwordField,
} from '../../account/CredentialsForm';

export const usernameField = {
  name: 'username',
  label: 'Username',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

const fields = [usernameField, passwordField] as const;

const codeHint = 'Enter the code from your authenticator app, or a recovery code.';
const fieldsWithCode = [...fields, { ...codeField, hint: codeHint }] as const;

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
