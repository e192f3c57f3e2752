import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notFoundHint } from '../../content/notFound';
import { ButtonLink, Heading, Inline, Section, Stack, Text } from '../../design-system';
import { pages } from '../../pages';

/** The screen for unknown paths, which it logs. */
export function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);

  return (
    <Section spacing="small" width="text" labelledBy="not-found-title">
      <Stack gap="lg">
        <Text size="small" variant="quiet" tabular>
          404
        </Text>
        <Heading level="1" size="h2" id="not-found-title">
          Oops! Page not found
        </Heading>
        <Text variant="quiet">{notFoundHint}</Text>
        <Inline stacked>
          <ButtonLink href={pages.landing.href}>Return to Home</ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}
