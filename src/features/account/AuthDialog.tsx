import { useState } from 'react';
import { Dialog, Tabs } from '../../design-system';
import { useOneAtATime } from '../useOneAtATime';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';
import { type LoginDetails, type RegistrationDetails, useSession } from './SessionProvider';

export const authTabs = ['login', 'register'] as const;

/** Which of the two forms is shown. */
export type AuthTab = (typeof authTabs)[number];

export interface AuthDialogProps {
  /** The form that is shown; null while the dialog is closed. */
  tab: AuthTab | null;
  onTabChange: (tab: AuthTab) => void;
  onClose: () => void;
}

/**
 * Login and registration. While a request is under way it cannot be closed; on success it closes
 * and forgets what was typed, on failure it stays open with the reason (spec §4).
 */
export function AuthDialog({ tab, onTabChange, onClose }: AuthDialogProps) {
  const { logIn, register, isLoading } = useSession();
  const [error, setError] = useState<string>();

  const close = () => {
    setError(undefined);
    onClose();
  };

  /** The toast has told already; here the reason stays beside the form. */
  const attempt = useOneAtATime(async (request: () => Promise<void>) => {
    setError(undefined);
    try {
      await request();
      close();
    } catch (failure) {
      const message = failure instanceof Error && failure.message;
      setError(message || 'An unknown error occurred');
    }
  });

  return (
    <Dialog
      open={tab !== null}
      onClose={close}
      loading={isLoading}
      title="Your account"
      description="Log in, or register to keep your details and orders in one place."
    >
      <Tabs
        label="Login or register"
        value={tab ?? 'login'}
        onChange={(next) => {
          setError(undefined);
          onTabChange(next);
        }}
        disabled={isLoading}
        tabs={[
          {
            value: 'login',
            label: 'Login',
            content: (
              <LoginForm
                isBusy={isLoading}
                error={error}
                onSubmit={(details: LoginDetails) => attempt(() => logIn(details))}
              />
            ),
          },
          {
            value: 'register',
            label: 'Register',
            content: (
              <RegisterForm
                isBusy={isLoading}
                error={error}
                onSubmit={(details: RegistrationDetails) => attempt(() => register(details))}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
