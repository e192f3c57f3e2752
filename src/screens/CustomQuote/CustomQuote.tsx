import { ButtonLink, Heading, Icon, Section, Stack, Text } from '../../design-system';
import { paths } from '../../paths';
import { site } from '../../site';

/** The custom quote page: until it has its form, it says how to ask by mail. */
export function CustomQuote() {
  return (
    <Section width="narrow" labelledBy="quote-title">
      <Stack gap="lg" align="start">
        <ButtonLink variant="quiet" href={paths.landing.href}>
          <Icon name="arrowLeft" />
          Back
        </ButtonLink>
        <Heading level="1" size="h2" id="quote-title">
          Request a Custom Website Quote
        </Heading>
        <Text size="lead" tone="quiet">
          Write to us about your business and the website that you have in mind. We answer within{' '}
          {site.replyTime}, with instructions for sending design examples, logos, content and
          attachments.
        </Text>
        <ButtonLink href={`mailto:${site.contact.email}`}>Write to {site.contact.email}</ButtonLink>
      </Stack>
    </Section>
  );
}
