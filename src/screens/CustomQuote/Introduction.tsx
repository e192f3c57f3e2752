import type { MouseEvent } from 'react';
import { quoteLead } from '../../content/customQuote';
import { ButtonLink, Heading, Icon, Notice, Stack, Text } from '../../design-system';
import { pages } from '../../pages';
import * as styles from './Introduction.css';

/**
 * Goes back to the page of this site before this one. Returns false if there is none, and in browsers
 * without the Navigation API.
 */
function goBack(): boolean {
  const { navigation, location } = window;
  const previous = navigation
    ?.entries()
    .slice(0, navigation.currentEntry?.index)
    .findLast(({ url }) => url && new URL(url).pathname !== location.pathname);
  if (previous) navigation.traverseTo(previous.key);
  return Boolean(previous);
}

/** Goes back instead of home if the visitor came from this site; in a new tab there is no back. */
function followBack(event: MouseEvent) {
  const opensTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!opensTab && goBack()) event.preventDefault();
}

/** The link back, the title of the quote form, and what follows after it. */
export function Introduction() {
  return (
    <div className={styles.introduction}>
      <ButtonLink variant="quiet" href={pages.landing.href} onClick={followBack}>
        <Icon name="arrowLeft" />
        Back
      </ButtonLink>
      <Stack gap="md">
        <Heading level="1" size="h2" id="quote-title">
          Request a Custom Website Quote
        </Heading>
        <Text size="lead" variant="quiet">
          {quoteLead}
        </Text>
      </Stack>
      <Notice>
        After you submit this form, our team will follow up with instructions for sending design
        examples, logos, content and attachments.
      </Notice>
    </div>
  );
}
