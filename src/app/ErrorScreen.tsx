import { useEffect } from 'react';
import { useLocation, useMatches, useRouteError } from 'react-router-dom';
import {
  Button,
  ButtonLink,
  focusHeading,
  Heading,
  Inline,
  Section,
  Stack,
  Text,
} from '../design-system';
import { pages } from '../pages';
import { pageOf } from './page';

/**
 * Shown by the router when a screen throws: what happened and what to do. On a built page that is
 * useful without React, it leaves the error to the root, which shows that page again.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { isEager } = pageOf(useMatches());
  // What had the focus is gone.
  useEffect(focusHeading, []);
  if (!isEager && document.getElementById('root')?.dataset.page === pathname) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  return (
    <main>
      <Section spacing="small" width="text" labelledBy="error-title">
        <Stack gap="lg">
          <Heading level="1" size="h2" id="error-title">
            Unexpected Application Error!
          </Heading>
          <Text variant="quiet">
            Part of this page could not be loaded, or something on our side went wrong. Check your
            connection, then try again. What is stored in this browser is untouched.
          </Text>
          <Text size="small" variant="quiet">
            {`Technical detail: ${reason}`}
          </Text>
          <Inline stacked>
            <Button onClick={() => window.location.reload()}>Load the page again</Button>
            {/* Loads a new document, which leaves the broken state behind. */}
            <ButtonLink variant="secondary" href={pages.landing.href}>
              Return to Home
            </ButtonLink>
          </Inline>
        </Stack>
      </Section>
    </main>
  );
}
