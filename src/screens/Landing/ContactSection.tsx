import {
  ButtonLink,
  Columns,
  Heading,
  Inline,
  Section,
  Stack,
  Text,
  TextLink,
} from '../../design-system';
import type { Business } from '../../domain/business';
import { pages } from '../../pages';
import * as styles from './Landing.css';
import { OpeningState } from './OpeningState';

export interface ContactSectionProps {
  title: string;
  intro: string;
  contact: Business['contact'];
  /** Who answers, with a square picture; without it nothing is drawn. */
  person?: Business['person'];
  hours: Business['hours'];
  /** The time zone of the hours, such as 'Europe/London'. */
  timeZone: string;
}

/** The last call to action: the quote form, phone and email, and when the business answers. */
export function ContactSection({
  title,
  intro,
  contact,
  person,
  hours,
  timeZone,
}: ContactSectionProps) {
  const number = (
    <Heading level="3" size="h2">
      <TextLink translate="no" href={`tel:${contact.phone.dialled}`}>
        {contact.phone.shown}
      </TextLink>
    </Heading>
  );
  return (
    <Section id="contact" labelledBy="contact-title" background="soft">
      <Columns>
        <Stack gap="md">
          <Stack gap="sm">
            <Heading level="2" id="contact-title">
              {title}
            </Heading>
            <Text size="lead" variant="quiet">
              {intro}
            </Text>
          </Stack>
          <Inline stacked>
            <ButtonLink size="large" href={pages.customQuote.href}>
              Ask for a quote
            </ButtonLink>
          </Inline>
        </Stack>
        <Stack gap="md">
          <Stack gap="xs">
            {person ? (
              <div className={styles.person}>
                <img
                  src={person.photo}
                  alt=""
                  width="72"
                  height="72"
                  loading="lazy"
                  className={styles.portrait}
                />
                <div>
                  {number}
                  <Text>
                    <Text as="span" weight="semibold">
                      Ask for <span translate="no">{person.name}</span>
                    </Text>
                    <span>{`, here since ${person.since}`}</span>
                  </Text>
                </div>
              </div>
            ) : (
              number
            )}
            <OpeningState hours={hours} timeZone={timeZone} />
          </Stack>
          <div>
            {hours.map(({ days, time }) => (
              <Text key={days} variant="quiet" tabular>
                {`${days} ${time}`}
              </Text>
            ))}
            <TextLink translate="no" standalone href={`mailto:${contact.email}`}>
              {contact.email}
            </TextLink>
          </div>
        </Stack>
      </Columns>
    </Section>
  );
}
