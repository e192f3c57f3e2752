import { Grid, Heading, Icon, Section, Stack, Text, TextLink } from '../../design-system';
import { type SectionId, sectionHref } from '../../features/site-frame/sections';

const onThisPage: readonly { section: SectionId; label: string }[] = [
  { section: 'web-development', label: 'What is in each website package' },
  { section: 'pricing', label: 'Compare the hosting plans' },
  { section: 'about', label: 'How the work goes' },
  { section: 'contact', label: 'Working hours and contact' },
];

export interface ResourcesSectionProps {
  /** Pages of others: what they are about, and whose they are. */
  resources: readonly { label: string; source: string; href: string }[];
}

/** Links onward: on this page, and to others who know more than we do. */
export function ResourcesSection({ resources }: ResourcesSectionProps) {
  return (
    <Section labelledBy="resources-title" background="sunken">
      <Stack gap="xl">
        <Heading level="2" id="resources-title">
          Helpful Resources
        </Heading>
        <Grid columns="wide" gap="xl">
          <Stack gap="xs">
            <Heading level="3" size="h4">
              On this page
            </Heading>
            <ul>
              {onThisPage.map(({ section, label }) => (
                <li key={section}>
                  <TextLink standalone href={sectionHref(section)}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Stack>
          <Stack gap="xs">
            <Heading level="3" size="h4">
              Elsewhere
            </Heading>
            <ul>
              {resources.map(({ label, source, href }) => (
                <li key={href}>
                  <TextLink standalone href={href} rel="noopener">
                    {label}
                    <Icon name="arrowOut" />
                  </TextLink>{' '}
                  <Text as="span" size="small" variant="quiet">
                    {source}
                  </Text>
                </li>
              ))}
            </ul>
          </Stack>
        </Grid>
      </Stack>
    </Section>
  );
}
