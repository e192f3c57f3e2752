import { useBackend } from '../../backend/BackendContext';
import { Dialog, Tabs } from '../../design-system';
import { useAction } from '../useSubmission';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';
import { type LoginDetails, type RegistrationDetails, useSession } from './SessionProvider';

export const authTabs = ['login', 'register'] as const;

export type AuthTab = (typeof authTabs)[number];

export interface AuthDialogProps {
  /** The tab shown. Null closes the dialog. */
  tab: AuthTab | null;
  /** Called with the chosen form. */
  onTabChange: (tab: AuthTab) => void;
  /** Called when the dialog closes. */
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
              <LoginForm
                loading={loading}
                error={error}
                onSubmit={(details: LoginDetails) => run(() => logIn(details))}
                onForgotPassword={connected && close}
              />
            ),
          },
          {
            value: 'register',
            label: 'Register',
            beginsWithControl: true,
            content: (
              <RegisterForm
                loading={loading}
                error={error}
                onSubmit={(details: RegistrationDetails) => run(() => register(details))}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
