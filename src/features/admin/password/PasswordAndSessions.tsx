import { useState } from 'react';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Badge,
  Button,
  Dialog,
  FormError,
  Heading,
  Inline,
  List,
  Stack,
  Text,
  useToast,
} from '../../../design-system';
import { OWNER_PASSWORD_LENGTH, ownersPasswordSchema } from '../../../domain/adminCredentials';
import type { OwnerSession } from '../../../domain/ownerSession';
import {
  CredentialsForm,
  confirmPasswordField,
  newPasswordField,
  passwordField,
} from '../../credentials/CredentialsForm';
import { Moment } from '../../dates/Moment';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { useSubmission } from '../../submission/useSubmission';

const form = {
  label: 'Change password',
  action: 'Change Password',
  schema: ownersPasswordSchema,
  fields: [
    { ...passwordField, name: 'currentPassword', label: 'Current password' },
    {
      ...newPasswordField,
      label: 'New password',
      hint: `At least ${OWNER_PASSWORD_LENGTH} characters.`,
    },
    confirmPasswordField,
  ],
} as const;

function Session({ startedAt, usedAt, ipAddress, browser, isCurrent }: OwnerSession) {
  return (
    <li>
      <Inline gap="xs" align="baseline">
        <Text weight="medium">{browser ?? 'Unknown browser'}</Text>
        {isCurrent && <Badge variant="accent">This browser</Badge>}
      </Inline>
      <Text size="small" variant="quiet">
        <span>{ipAddress ?? 'Unknown IP address'}</span>
        <br />
        Started <Moment date={startedAt} />
        <br />
        Last used <Moment date={usedAt} />
      </Text>
    </li>
  );
}

interface PasswordDialogProps {
  ownerAccess: ConnectedAdminMethods['ownerAccess'];
  onClose: () => void;
}

/** It is mounted only while it is open. */
function PasswordDialog({ ownerAccess, onClose }: PasswordDialogProps) {
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(ownerAccess.sessions);

  const change = useSubmission(
    async ({ currentPassword, password }: { currentPassword: string; password: string }) => {
      await ownerAccess.changePassword({ currentPassword, newPassword: password });
      onClose();
      toast({ title: 'Password changed', description: 'All other sessions have ended.' });
    },
  );
  const signOut = useSubmission(() => ownerAccess.signOutEverywhere());

  return (
    <Dialog
      open
      onClose={onClose}
      loading={change.pending || signOut.pending}
      title="Password and sessions"
      description="A new password ends all other sessions."
    >
      <Stack gap="lg">
        <CredentialsForm
          {...form}
          loading={change.pending}
          error={change.error}
          onSubmit={(typed) => void change.run(typed)}
        />
        <Stack gap="sm">
          <Heading level="3" size="h4">
            Where you are signed in
          </Heading>
          <LoadableView loadable={loadable} subject="your sessions" onRetry={reload}>
            {(sessions) => (
              <List padding="sm">
                {sessions.map((session) => (
                  <Session key={`${session.startedAt} ${session.ipAddress}`} {...session} />
                ))}
              </List>
            )}
          </LoadableView>
          <FormError>{signOut.error}</FormError>
          <Button
            variant="secondary"
            width="full"
            loading={signOut.pending}
            onClick={() => void signOut.run()}
          >
            Sign Out Everywhere
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** A button for another password and the list of sessions. Renders nothing in browser mode. */
export function PasswordAndSessions() {
  const { connected } = useAdminBackend();
  const [isOpen, setIsOpen] = useState(false);
  if (!connected) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Password
      </Button>
      {isOpen && (
        <PasswordDialog ownerAccess={connected.ownerAccess} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
