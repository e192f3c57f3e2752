import type { ReactNode } from 'react';
import { Card, Heading, Stack, Text, TextLink } from '../../../design-system';
import { pages } from '../../../pages';
import { Logo } from '../../site-frame/Logo';
import * as styles from './AdminSignInPage.css';

export interface AdminSignInPageProps {
  title: string;
  note?: string | undefined;
  children: ReactNode;
  pending?: boolean;
}

/** The page for an owner who is not logged in: the form in a card, and a link to the website. */
export function AdminSignInPage({ title, note, children, pending }: AdminSignInPageProps) {
  return (
    <main
      id="content"
      tabIndex={-1}
      data-pending={pending ? '' : undefined}
      className={styles.main}
    >
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level="1" size="h3">
            <Logo name={title} />
          </Heading>
          <Text variant="quiet">This part of the website is for its owner.</Text>
        </Stack>
        <Card>{children}</Card>
        <div className={styles.belowForm}>
          <Stack gap="lg">
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
        </div>
      </Stack>
    </main>
  );
}
