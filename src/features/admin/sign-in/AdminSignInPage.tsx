import { Card, Heading, Stack, Text, TextLink } from '../../../design-system';
import { pages } from '../../../pages';
import { Logo } from '../../site-frame/Logo';
import { AdminSignInForm, type AdminSignInFormProps } from './AdminSignInForm';
import * as styles from './AdminSignInPage.css';

export type AdminSignInPageProps = {
  /** The title of the admin area. */
  title: string;
  /** A note below the form, for a demo. */
  note?: string | undefined;
} /** `loading` until the session is restored. The prerendered page has this state. */ & (
  | { state: 'loading' }
  | ({ state: 'form' } & AdminSignInFormProps)
);

/** The admin login page, from props alone: the login form and a link to the website. */
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
          {props.state === 'loading' ? (
            <Stack gap="sm">
              <Text variant="quiet">Looking up whether you are logged in …</Text>
              <noscript>
                <Text>This page needs JavaScript: what it shows is kept in this browser.</Text>
              </noscript>
            </Stack>
          ) : (
            <AdminSignInForm
              onSubmit={props.onSubmit}
              loading={props.loading}
              error={props.error}
            />
          )}
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
