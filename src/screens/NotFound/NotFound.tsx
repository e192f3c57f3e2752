import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink, Heading, Section, Stack, Text } from '../../design-system';
import { paths } from '../../paths';

/** What an unknown address shows; the bad path is logged (spec §2). */
export function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);

  return (
    <Section width="narrow" labelledBy="not-found-title">
      <Stack gap="lg" align="start">
        <Text size="small" variant="quiet" tabular>
          404
        </Text>
        <Heading level="1" size="h2" id="not-found-title">
          Oops! Page not found
        </Heading>
        <Text variant="quiet">
          The address may have been mistyped, or the page has moved. Everything that we offer is on
          the home page.
        </Text>
        <ButtonLink href={paths.landing.href}>Return to Home</ButtonLink>
      </Stack>
    </Section>
  );
}
