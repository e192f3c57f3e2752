import { Columns, Heading, Icon, Section, Stack, Text, TextLink } from '../../design-system';
import { type SectionId, sectionHref } from '../../features/site-frame/sections';
import * as styles from './Landing.css';

export interface ResourcesSectionProps {
  sectionLinks: readonly { section: SectionId; label: string }[];
  /** Links to pages of other organisations; `source` names the organisation. */
  resources: readonly { label: string; source: string; href: string }[];
}

/** The last section of the landing page: links to its sections and to other organisations. */
export function ResourcesSection({ sectionLinks, resources }: ResourcesSectionProps) {
  return (
    <Section labelledBy="resources-title">
      <Stack gap="md">
        <Heading level="2" size="h3" id="resources-title">
          Helpful Resources
        </Heading>
        <div className={styles.resources}>
          <Columns>
            <ul role="list">
              {sectionLinks.map(({ section, label }) => (
                <li key={section}>
                  <TextLink standalone href={sectionHref(section)}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
            <ul role="list">
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
          </Columns>
        </div>
      </Stack>
    </Section>
  );
}
