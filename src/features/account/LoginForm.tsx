import { Stack, TextLink } from '../../design-system';
import { loginSchema } from '../../domain/credentials';
import { pages } from '../../pages';
import {
  CredentialsForm,
  type CredentialsFormStatus,
  emailField,
  passwordField,
} from './CredentialsForm';
import type { LoginDetails } from './SessionProvider';

const fields = [emailField, passwordField] as const;

export interface LoginFormProps extends CredentialsFormStatus {
  /** Called with valid answers. */
  onSubmit: (details: LoginDetails) => void;
  /** Called when 'Forgot password?' is followed. Without it there is no such link. */
  onForgotPassword?: (() => void) | undefined;
}

/** The login form: email and password, and a link for those who have forgotten it. */
export function LoginForm({ onForgotPassword, ...form }: LoginFormProps) {
  return (
    <Stack gap="xs">
      <CredentialsForm
        label="Login"
        action="Login"
        schema={loginSchema}
        fields={fields}
        {...form}
      />
      {onForgotPassword && (
        <TextLink
          standalone
          href={`${pages.account.href}?forgot-password`}
          onClick={onForgotPassword}
        >
          Forgot password?
        </TextLink>
      )}
    </Stack>
  );
}
