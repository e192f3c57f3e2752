import { useRouteError } from 'react-router-dom';
import { Button, ButtonLink, Heading, Inline, Section, Stack, Text } from '../design-system';
import { pages } from '../pages';

/** What the router shows when a screen broke: what happened and what to do (spec §2). */
export function ErrorScreen() {
  const error = useRouteError();
  const reason = error instanceof Error ? error.message : String(error);
  return (
    <main>
      <Section width="narrow" labelledBy="error-title">
        <Stack gap="lg">
          <Heading level="1" size="h2" id="error-title">
            Unexpected Application Error!
          </Heading>
          <Text variant="quiet">
            Part of this page could not be loaded, or something on our side went wrong. Check your
            connection, then try again. What is stored in this browser is untouched.
          </Text>
          <Text size="small" variant="quiet">
            For our notes: {reason}
          </Text>
          <Inline>
            <Button onClick={() => window.location.reload()}>Load the page again</Button>
            {/* A whole new page: whatever broke is left behind. */}
            <ButtonLink variant="secondary" href={pages.landing.href}>
              Return to Home
            </ButtonLink>
          </Inline>
        </Stack>
      </Section>
    </main>
  );
}
