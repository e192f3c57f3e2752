import { ButtonLink, Card, Heading, Stack, Text, TextLink } from '../../../design-system';
import { newOwnerSchema, OWNER_PASSWORD_LENGTH } from '../../../domain/adminCredentials';
import { pages } from '../../../pages';
import {
  CredentialsForm,
  confirmPasswordField,
  newPasswordField,
} from '../../account/CredentialsForm';
import { Logo } from '../../site-frame/Logo';
import { AdminSignInForm, type AdminSignInFormProps, usernameField } from './AdminSignInForm';
import * as styles from './AdminSignInPage.css';

type SignInState =
  /** Until the session is restored. The prerendered page has this state. */
  | { state: 'loading' }
  /** `set-up`: opened with the server's link for the first owner. */
  | ({ state: 'form' | 'set-up' } & AdminSignInFormProps)
  /** That link has been used or is too old. */
  | { state: 'link-expired' };

export type AdminSignInPageProps = SignInState & {
  /** The title of the admin area. */
  title: string;
  /** A note below the form, for a demo. */
  note?: string | undefined;
};

const passwordHint = `At least ${OWNER_PASSWORD_LENGTH} characters: three or four words that do not belong together.`;

const newOwnerFields = [
  usernameField,
  { ...newPasswordField, hint: passwordHint },
  confirmPasswordField,
] as const;

function Content(props: SignInState) {
  switch (props.state) {
    case 'loading':
      return (
        <Stack gap="sm">
          <Text variant="quiet">Looking up whether you are logged in …</Text>
          <noscript>
            <Text>This page needs JavaScript.</Text>
          </noscript>
        </Stack>
      );
    case 'form': {
      const { state, ...form } = props;
      return <AdminSignInForm {...form} />;
    }
    case 'set-up': {
      const { state, onSubmit, ...status } = props;
      return (
        <Stack gap="sm">
          <Text variant="quiet">Choose the username and the password that you log in with.</Text>
          <CredentialsForm
            label="Set up the owner"
            action="Create Login"
            schema={newOwnerSchema}
            fields={newOwnerFields}
            onSubmit={({ username, password }) => onSubmit({ username, password })}
            {...status}
          />
        </Stack>
      );
    }
    case 'link-expired':
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
}

/** The admin login page, from props alone: the login or set-up form, and a link to the website. */
export function AdminSignInPage({ title, note, ...props }: AdminSignInPageProps) {
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level="1" size="h3">
            <Logo name={title} />
          </Heading>
          <Text variant="quiet">This part of the website is for its owner.</Text>
        </Stack>
        <Card>
          <Content {...props} />
        </Card>
        <div>
          <TextLink standalone href={pages.landing.href}>
            Return to Website
          </TextLink>
        </div>
        {note && (
          <Text size="small" variant="quiet">
            {note}
          </Text>
        )}
      </Stack>
    </main>
  );
}
