import { useState } from 'react';
import { Dialog, Tabs } from '../../design-system';
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
  const [failure, setFailure] = useState<{ tab: AuthTab; message: string }>();

  const close = () => {
    setFailure(undefined);
    onClose();
  };

  /** The toast has told already; here the reason stays beside the form. */
  async function attempt(tried: AuthTab, request: () => Promise<void>) {
    setFailure(undefined);
    try {
      await request();
      close();
    } catch (error) {
      const message = error instanceof Error && error.message;
      setFailure({ tab: tried, message: message || 'An unknown error occurred' });
    }
  }

  const errorOf = (each: AuthTab) => (failure?.tab === each ? failure.message : undefined);

  return (
    <Dialog
      isOpen={tab !== null}
      onClose={close}
      isBusy={isLoading}
      title="Your account"
      description="Log in, or register to keep your details and orders in one place."
    >
      <Tabs
        label="Login or register"
        value={tab ?? 'login'}
        onChange={onTabChange}
        isDisabled={isLoading}
        tabs={[
          {
            value: 'login',
            label: 'Login',
            content: (
              <LoginForm
                isBusy={isLoading}
                error={errorOf('login')}
                onSubmit={(details: LoginDetails) => attempt('login', () => logIn(details))}
              />
            ),
          },
          {
            value: 'register',
            label: 'Register',
            content: (
              <RegisterForm
                isBusy={isLoading}
                error={errorOf('register')}
                onSubmit={(details: RegistrationDetails) =>
                  attempt('register', () => register(details))
                }
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
