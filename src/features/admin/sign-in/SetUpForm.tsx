import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { BackendError } from '../../../backend/Backend';
import { ButtonLink, Stack, Text } from '../../../design-system';
import { newOwnerSchema, OWNER_PASSWORD_LENGTH } from '../../../domain/adminCredentials';
import { pages } from '../../../pages';
import {
  CredentialsForm,
  confirmPasswordField,
  newPasswordField,
} from '../../credentials/CredentialsForm';
import { errorMessage } from '../../submission/errorMessage';
import { useSubmission } from '../../submission/useSubmission';
import { usernameField } from './AdminSignInForm';

const hint = `At least ${OWNER_PASSWORD_LENGTH} characters: three or four words that do not belong together.`;

const fields = [usernameField, { ...newPasswordField, hint }, confirmPasswordField] as const;

export interface SetUpFormProps {
  token: string;
  setUp: ConnectedAdminMethods['ownerAccess']['setUp'];
}

/** Asks for the login of the first owner, and tells if the server's link no longer works. */
export function SetUpForm({ token, setUp }: SetUpFormProps) {
  const navigate = useNavigate();
  const [isExpired, setIsExpired] = useState(false);

  const { run, pending, error } = useSubmission(
    async (username: string, password: string) => {
      await setUp({ username, password, token });
      await navigate(pages.admin.href, { replace: true });
    },
    (failure) => {
      setIsExpired(failure instanceof BackendError && failure.code === 'link-expired');
      return errorMessage(failure);
    },
  );

  if (isExpired) {
    return (
      <Stack gap="sm" align="start">
        <Text weight="semibold">This link no longer works</Text>
        <Text variant="quiet">
          It has been used, or it is older than one day. If there is no owner yet, restart the
          server: it prints a new link.
        </Text>
        <ButtonLink href={pages.admin.href}>Login</ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap="sm">
      <Text variant="quiet">Choose the username and the password that you log in with.</Text>
      <CredentialsForm
        label="Set up the owner"
        action="Create Login"
        schema={newOwnerSchema}
        fields={fields}
        onSubmit={({ username, password }) => run(username, password)}
        loading={pending}
        error={error}
      />
    </Stack>
  );
}
