import type { ReactNode } from 'react';
import {
  ButtonLink,
  Container,
  Divider,
  Icon,
  Inline,
  Stack,
  Text,
  TextLink,
} from '../../design-system';
import { fileHref, licencesFile } from '../../pages';
import { Logo } from './Logo';
import * as styles from './SiteFooter.css';
import { ThemeSwitch } from './ThemeSwitch';

export interface SiteFooterProps {
  name: string;
  email: string;
  /** Who the business is in law, in a line; empty hides it. */
  legal?: string;
  policies?: readonly { label: string; href: string }[] | undefined;
  note?: ReactNode;
}

/** The footer: links to policies, the email address, the theme and a link to the top. */
export function SiteFooter({ name, email, legal, policies = [], note }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <Container>
        <Stack gap="lg">
          <Inline distribute="between" gap="lg">
            <Logo name={name} />
            {policies.length > 0 && (
              <nav aria-label="Footer">
                <ul role="list" className={styles.links}>
                  {policies.map(({ label, href }) => (
                    <li key={href}>
                      <TextLink variant="plain" standalone href={href}>
                        {label}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <ButtonLink variant="secondary" href="#top">
              <Icon name="arrowUp" />
              Back to top
            </ButtonLink>
          </Inline>
          <Divider />
          <Inline distribute="between" gap="lg">
            <Text size="small" variant="quiet">
              © <span translate="no">{name}</span>. Questions?{' '}
              <TextLink translate="no" href={`mailto:${email}`}>
                {email}
              </TextLink>
              {/* The dot never ends a line. */}
              {' ·\u00a0'}
              <TextLink variant="plain" href={fileHref(licencesFile)}>
                Licences
              </TextLink>
              {legal && (
                <>
                  <br />
                  {legal}
                </>
              )}
              {note && (
                <>
                  <br />
                  {note}
                </>
              )}
            </Text>
            <ThemeSwitch />
          </Inline>
        </Stack>
      </Container>
    </footer>
  );
}
