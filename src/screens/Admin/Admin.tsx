import { ButtonLink, Heading, Section, Stack, Text } from '../../design-system';
import { paths } from '../../paths';
import { site } from '../../site';

/** The owner's door, which has nothing behind it yet. */
export function Admin() {
  return (
    <Section width="narrow" labelledBy="admin-title">
      <Stack gap="lg" align="start">
        <Heading level="1" size="h2" id="admin-title">
          {site.name} Admin
        </Heading>
        <Text tone="quiet">This part of the site is for its owner.</Text>
        <ButtonLink variant="secondary" href={paths.landing.href}>
          Return to Website
        </ButtonLink>
      </Stack>
    </Section>
  );
}
