import { Section, Stack, Text, TextLink } from '../../design-system';
import { PackageList, type PackageListProps } from '../../features/catalogue/PackageList';
import { paths } from '../../paths';
import { SectionIntro } from './SectionIntro';

/** The website packages, and the way out for what fits none of them. */
export function PackagesSection(props: PackageListProps) {
  return (
    <Section id="web-development" labelledBy="web-development-title" background="sunken">
      <Stack gap="xl">
        <SectionIntro id="web-development-title" title="A website, at the price on the label">
          You pay once. We ask about your business, draw the pages, build them and put them online.
        </SectionIntro>
        <PackageList {...props} />
        <Text variant="quiet">
          Need something else?{' '}
          <TextLink href={paths.customQuote.href}>Ask for a custom quote</TextLink> and we will
          price exactly that.
        </Text>
      </Stack>
    </Section>
  );
}
