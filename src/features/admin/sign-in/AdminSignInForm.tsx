import { useState } from 'react';
import { AdminError } from '../../../backend/adminErrors';
import { useToast } from '../../../design-system';
import { adminCodeSchema, adminCredentialsSchema } from '../../../domain/adminCredentials';
import { CredentialsForm, codeField, passwordField } from '../../credentials/CredentialsForm';
import { errorMessage } from '../../submission/errorMessage';
import { useSubmission } from '../../submission/useSubmission';
import { useAdminSession } from './AdminSessionProvider';

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

/** The admin login form. With two-step login it asks for the code next, and keeps what was typed. */
export function AdminSignInForm() {
  const { signIn, isEntering } = useAdminSession();
  const { toast } = useToast();
  const [withCode, setWithCode] = useState(false);

  const { run, pending, error } = useSubmission(signIn, (failure) => {
    if (failure instanceof AdminError && failure.code === 'code-required') {
      setWithCode(true);
      return undefined;
    }
    const description = errorMessage(failure);
    toast({ title: 'Login failed', description, tone: 'danger' });
    return description;
  });

  const loading = pending || isEntering;
  const form = { label: 'Admin login', action: 'Login', onSubmit: run, loading, error };
  return withCode ? (
    <CredentialsForm schema={adminCodeSchema} fields={fieldsWithCode} {...form} />
  ) : (
    <CredentialsForm schema={adminCredentialsSchema} fields={fields} {...form} />
  );
}
