import type { ReactNode } from 'react';
import { Button, ButtonLink, FormError, Heading, Section, Stack, Text } from '../../design-system';
import { newPasswordSchema, resetRequestSchema } from '../../domain/credentials';
import {
  CredentialsForm,
  type CredentialsFormStatus,
  confirmPasswordField,
  emailField,
  newPasswordField,
} from '../../features/account/CredentialsForm';
import { pages } from '../../pages';
import * as styles from './AccountPage.css';
import type { LinkRequest } from './accountLink';

type FormState<Values> = CredentialsFormStatus & { onSubmit: (values: Values) => void };

export type AccountLinkPageProps =
  /** Asks for the email of the account. */
  | ({ state: 'request'; onLogIn: () => void } & FormState<{ email: string }>)
  /** The same answer for an address with and without an account. */
  | { state: 'requested'; email: string; onAgain: () => void }
  /** Asks for the new password. */
  | ({ state: 'choose' } & FormState<{ password: string }>)
  | { state: 'reset'; onLogIn: () => void }
  /** Waits for a click, because mail programs open links to check them. */
  | ({ state: 'verify' } & FormState<void>)
  | { state: 'verified' }
  /** The link has been used or is too old. */
  | { state: 'expired'; purpose: LinkRequest['purpose'] };

const forgotPassword = `${pages.account.href}?forgot-password`;

const emailFields = [emailField] as const;

const passwordFields = [
  { ...newPasswordField, label: 'New password' },
  confirmPasswordField,
] as const;

/** Each state: its heading, what it means, and what the visitor can do. */
function contentOf(props: AccountLinkPageProps): {
  title: string;
  text: ReactNode;
  action: ReactNode;
} {
  switch (props.state) {
    case 'request': {
      const { state, onLogIn, ...form } = props;
      return {
        title: 'Forgot password?',
        text: 'Enter the email of your account. We send you a link with which you choose a new password.',
        action: (
          <Stack gap="md">
            <CredentialsForm
              label="Forgot password"
              action="Send Link"
              schema={resetRequestSchema}
              fields={emailFields}
              {...form}
            />
            <Button variant="quiet" width="full" onClick={onLogIn}>
              Back to Login
            </Button>
          </Stack>
        ),
      };
    }
    case 'requested':
      return {
        title: 'Check your email',
        text: (
          <>
            If <strong>{props.email}</strong> has an account, a message with a link is on its way.
            The link works once, for one hour. If no message arrives, look in your spam folder.
          </>
        ),
        action: (
          <Button variant="secondary" onClick={props.onAgain}>
            Ask Again
          </Button>
        ),
      };
    case 'choose': {
      const { state, ...form } = props;
      return {
        title: 'Choose a new password',
        text: 'Saving it logs you out in every browser.',
        action: (
          <CredentialsForm
            label="Choose a new password"
            action="Save Password"
            schema={newPasswordSchema}
            fields={passwordFields}
            {...form}
          />
        ),
      };
    }
    case 'reset':
      return {
        title: 'Your password is changed',
        text: 'You are logged out in every browser. Log in with your new password.',
        action: <Button onClick={props.onLogIn}>Login</Button>,
      };
    case 'verify':
      return {
        title: 'Confirm your email',
        text: 'You registered with this email. Confirm that it is yours.',
        action: (
          <Stack gap="sm">
            <FormError>{props.error}</FormError>
            <Button width="full" loading={props.loading} onClick={() => props.onSubmit()}>
              Confirm Email
            </Button>
          </Stack>
        ),
      };
    case 'verified':
      return {
        title: 'Your email is confirmed',
        text: 'Thank you. Nothing more is needed.',
        action: <ButtonLink href={pages.account.href}>My Account</ButtonLink>,
      };
    case 'expired':
      return {
        title: 'This link no longer works',
        text:
          props.purpose === 'verify'
            ? 'It has been used, or it is older than one hour. If your email is not confirmed yet, choose a new password: the link for that confirms your email as well.'
            : 'It has been used, or it is older than one hour. Ask for a new one.',
        action: <ButtonLink href={forgotPassword}>Get a New Link</ButtonLink>,
      };
  }
}

/** The page that a link in a mail opens, and the form that asks for one, from props alone. */
export function AccountLinkPage(props: AccountLinkPageProps) {
  const { title, text, action } = contentOf(props);
  return (
    <div className={styles.page}>
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
