import { newOwnerSchema, OWNER_PASSWORD_LENGTH } from '../../../domain/adminCredentials';
import { CredentialsForm, type CredentialsFormStatus } from '../../account/CredentialsForm';
import { passwordField, usernameField } from './AdminSignInForm';

const fields = [
  usernameField,
  {
    ...passwordField,
    hint: `At least ${OWNER_PASSWORD_LENGTH} characters: three or four words that do not belong together.`,
    autoComplete: 'new-password',
  },
  {
    name: 'confirmPassword',
    label: 'Confirm password',
    type: 'password',
    autoComplete: 'new-password',
  },
] as const;

export interface AdminSetUpFormProps extends CredentialsFormStatus {
  /** Called with valid answers. */
  onSubmit: (owner: { username: string; password: string }) => void;
}

/** The form of the first owner: username, and the password twice. */
export function AdminSetUpForm({ onSubmit, ...status }: AdminSetUpFormProps) {
  return (
    <CredentialsForm
      label="Set up the owner"
      action="Create Login"
      schema={newOwnerSchema}
      fields={fields}
      onSubmit={({ username, password }) => onSubmit({ username, password })}
      {...status}
    />
  );
}
