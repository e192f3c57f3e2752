import { useBackend } from '../../backend/BackendContext';
import { Dialog, Stack, Tabs, TextLink } from '../../design-system';
import { loginSchema, registerSchema } from '../../domain/credentials';
import { pages } from '../../pages';
import {
  CredentialsForm,
  confirmPasswordField,
  emailField,
  newPasswordField,
  passwordField,
} from '../credentials/CredentialsForm';
import { useAction } from '../submission/useSubmission';
import { useSession } from './SessionProvider';

const loginFields = [emailField, passwordField] as const;

const registrationFields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  emailField,
  newPasswordField,
  confirmPasswordField,
] as const;

export const authTabs = ['login', 'register'] as const;

export type AuthTab = (typeof authTabs)[number];

export interface AuthDialogProps {
  /** The tab shown. Null closes the dialog. */
  tab: AuthTab | null;
  onTabChange: (tab: AuthTab) => void;
  onClose: () => void;
}

/**
 * The login and registration dialog. While a request is pending it cannot be closed. On success it
 * closes and resets its forms; on failure it stays open with the error.
 */
export function AuthDialog({ tab, onTabChange, onClose }: AuthDialogProps) {
  const { logIn, register, isRestored } = useSession();
  const { connected } = useBackend();
  const { run, pending, error, clearError } = useAction(
    tab === 'register' ? 'Registration failed' : 'Login failed',
    async (request: () => Promise<void>) => {
      await request();
      onClose();
    },
  );
  const loading = pending || !isRestored;

  const close = () => {
    clearError();
    onClose();
  };

  return (
    <Dialog
      open={tab !== null}
      onClose={close}
      loading={loading}
      title="Your account"
      description="Log in, or register to keep your details and orders in one place."
    >
      <Tabs
        label="Login or register"
        value={tab ?? 'login'}
        onChange={(next) => {
          clearError();
          onTabChange(next);
        }}
        disabled={loading}
        tabs={[
          {
            value: 'login',
            label: 'Login',
            beginsWithControl: true,
            content: (
              <Stack gap="xs">
                <CredentialsForm
                  label="Login"
                  action="Login"
                  schema={loginSchema}
                  fields={loginFields}
                  onSubmit={(details) => run(() => logIn(details))}
                  loading={loading}
                  error={error}
                />
                {connected && (
                  <TextLink
                    standalone
                    href={`${pages.account.href}?forgot-password`}
                    onClick={close}
                  >
                    Forgot password?
                  </TextLink>
                )}
              </Stack>
            ),
          },
          {
            value: 'register',
            label: 'Register',
            beginsWithControl: true,
            content: (
              <CredentialsForm
                label="Register"
                action="Register"
                schema={registerSchema}
                fields={registrationFields}
                onSubmit={({ name, email, password }) =>
                  run(() => register({ name, email, password }))
                }
                loading={loading}
                error={error}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
