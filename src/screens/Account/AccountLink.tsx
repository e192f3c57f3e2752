import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { type AccountLinks, BackendError } from '../../backend/Backend';
import {
  Button,
  ButtonLink,
  FormError,
  focusHeading,
  Heading,
  Section,
  Stack,
  Text,
  TextLink,
} from '../../design-system';
import { loginSchema, newPasswordSchema, resetRequestSchema } from '../../domain/credentials';
import type { User } from '../../domain/user';
import { useAuthDialog } from '../../features/account/AuthDialogProvider';
import { useSession } from '../../features/account/SessionProvider';
import {
  CredentialsForm,
  confirmPasswordField,
  emailField,
  newPasswordField,
  passwordField,
} from '../../features/credentials/CredentialsForm';
import { fillsScreen } from '../../features/loading/loading.css';
import { errorMessage } from '../../features/submission/errorMessage';
import { useSubmission } from '../../features/submission/useSubmission';
import { pages } from '../../pages';
import * as styles from './Account.css';
import type { LinkRequest } from './accountLink';

export interface AccountLinkProps {
  /** What the URL asks for. Another request needs another `key`. */
  link: LinkRequest;
  accountLinks: AccountLinks;
}

/** The password confirms the email unless this browser is signed in to the account. */
type Step = 'asking' | 'asking-password' | 'done' | 'expired';

const emailFields = [emailField] as const;

const passwordFields = [
  { ...newPasswordField, label: 'New password' },
  confirmPasswordField,
] as const;

const passwordSchema = z.pick(loginSchema, { password: true });
const currentPasswordFields = [passwordField] as const;

const forgotPassword = `${pages.account.href}?forgot-password`;

/** Opens the login, and after it the account. */
function useLogin() {
  const { open } = useAuthDialog();
  const { user } = useSession();
  const navigate = useNavigate();
  /** Who was signed in when the login was opened; undefined until then. */
  const [userBefore, setUserBefore] = useState<User | null>();

  useEffect(() => {
    if (userBefore === undefined || !user || user.id === userBefore?.id) return;
    void navigate(pages.account.href, { replace: true });
  }, [userBefore, user, navigate]);

  return () => {
    setUserBefore(user);
    open('login');
  };
}

/** What a link in a mail opens, and the form that asks for one. */
export function AccountLink({ link: { purpose, token = '' }, accountLinks }: AccountLinkProps) {
  const { user } = useSession();
  const logIn = useLogin();
  const [step, setStep] = useState<Step>(
    purpose === 'verify' && !user ? 'asking-password' : 'asking',
  );
  const [email, setEmail] = useState('');

  // The screen changes without a navigation, so the focus is moved to its start here.
  useEffect(() => {
    if (step.startsWith('asking') && document.activeElement !== document.body) return;
    focusHeading();
  }, [step]);

  const { run, pending, error } = useSubmission(
    async (request: () => Promise<void>) => {
      await request();
      setStep('done');
    },
    (failure) => {
      const code = failure instanceof BackendError ? failure.code : undefined;
      if (code === 'link-expired') setStep('expired');
      else if (code === 'password-required') setStep('asking-password');
      // Only the password was asked for.
      else if (code === 'incorrect-credentials') return new BackendError('wrong-password').message;
      else return errorMessage(failure);
      return undefined;
    },
  );

  const verify = (password?: string) =>
    run(() => accountLinks.verifyEmail({ token, ...(password !== undefined && { password }) }));

  const confirmsAtOnce = useRef(purpose === 'verify' && user !== null);
  useEffect(() => {
    if (!confirmsAtOnce.current) return;
    confirmsAtOnce.current = false;
    void verify();
  });

  /** The heading, what it means, and what the visitor can do. */
  function content(): [title: string, text: ReactNode, action: ReactNode] {
    switch (step === 'asking' ? purpose : (`${purpose} ${step}` as const)) {
      case 'forgot-password':
        return [
          'Forgot password?',
          'Enter the email of your account. We send you a link with which you choose a new password.',
          <Stack key="request" gap="md">
            <CredentialsForm
              label="Forgot password"
              action="Send Link"
              schema={resetRequestSchema}
              fields={emailFields}
              loading={pending}
              error={error}
              onSubmit={(request) => {
                setEmail(request.email);
                void run(() => accountLinks.requestReset(request));
              }}
            />
            <Button variant="quiet" width="full" onClick={logIn}>
              Back to Login
            </Button>
          </Stack>,
        ];
      case 'forgot-password done':
        // The same for an email with and without an account.
        return [
          'Check your email',
          <>
            If <strong translate="no">{email}</strong> has an account, a message with a link is on
            its way. The link works once, for one hour. If no message arrives, look in your spam
            folder.
          </>,
          <Button key="again" variant="secondary" onClick={() => setStep('asking')}>
            Ask Again
          </Button>,
        ];
      case 'reset':
        return [
          'Choose a new password',
          'Saving it logs you out in every browser.',
          <CredentialsForm
            key="choose"
            label="Choose a new password"
            action="Save Password"
            schema={newPasswordSchema}
            fields={passwordFields}
            loading={pending}
            error={error}
            onSubmit={({ password }) =>
              void run(() => accountLinks.resetPassword({ token, password }))
            }
          />,
        ];
      case 'reset done':
        return [
          'Your password is changed',
          'You are logged out in every browser. Log in with your new password.',
          <Button key="login" onClick={logIn}>
            Login
          </Button>,
        ];
      case 'verify':
        // Only a failure leaves the button to click.
        return [
          'Confirm your email',
          'You registered with this email.',
          <Stack key="confirm" gap="sm">
            <FormError>{error}</FormError>
            <Button width="full" loading={pending} onClick={() => void verify()}>
              Confirm Email
            </Button>
          </Stack>,
        ];
      case 'verify asking-password':
        return [
          'Confirm your email',
          'Enter the password that you registered with. If you did not register, close this page: nothing changes.',
          <Stack key="password" gap="xs">
            <CredentialsForm
              label="Confirm your email"
              action="Confirm Email"
              schema={passwordSchema}
              fields={currentPasswordFields}
              loading={pending}
              error={error}
              onSubmit={({ password }) => void verify(password)}
            />
            <TextLink standalone href={forgotPassword}>
              Forgot password?
            </TextLink>
          </Stack>,
        ];
      case 'verify done':
        return [
          'Your email is confirmed',
          'Thank you. Nothing more is needed.',
          <ButtonLink key="account" href={pages.account.href}>
            My Account
          </ButtonLink>,
        ];
      default:
        return [
          'This link no longer works',
          purpose === 'verify'
            ? 'It has been used, or it is older than one hour. If your email is not confirmed yet, choose a new password: the link for that confirms your email as well.'
            : 'It has been used, or it is older than one hour. Ask for a new one.',
          <ButtonLink key="new" href={forgotPassword}>
            Get a New Link
          </ButtonLink>,
        ];
    }
  }

  const [title, text, action] = content();
  return (
    <div className={fillsScreen}>
      <Section spacing="small" width="text" labelledBy="link-title">
        <Stack gap="lg">
          <Stack gap="xs">
            <Heading level="1" size="h2" id="link-title">
              {title}
            </Heading>
            <Text variant="quiet">{text}</Text>
          </Stack>
          <div className={styles.form}>{action}</div>
        </Stack>
      </Section>
    </div>
  );
}
