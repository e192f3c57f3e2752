import {
  ButtonLink,
  Card,
  Columns,
  Heading,
  Inline,
  Section,
  Stack,
  Text,
  TextLink,
} from '../../design-system';
import type { Business } from '../../domain/business';
import { PriceList } from '../../features/prices/PriceList';
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
  /** The promised reply time, such as '1-2 business days'. */
  replyTime: string;
  /** The lowest price of a website package, such as '£179'. */
  websitesFrom: string;
  /** The lowest price of hosting for a month, such as '£2.49'. */
  hostingFrom: string;
}

/**
 * The last call to action: phone and email, when the business answers, and a sheet with its prices that
 * leads to the quote form.
 */
export function ContactSection({
  title,
  intro,
  contact,
  person,
  hours,
  timeZone,
  replyTime,
  websitesFrom,
  hostingFrom,
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
          <Stack gap="xs">
            {person ? (
              <Inline>
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
              </Inline>
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
        <Card padding="xl">
          <Stack gap="lg">
            <Heading level="3">What it costs</Heading>
            <PriceList
              lines={[
                { name: 'Websites', hint: 'once', price: `from ${websitesFrom}` },
                { name: 'Hosting', hint: 'a month', price: `from ${hostingFrom}` },
                { name: 'Anything else', price: 'a quote of your own' },
                { name: 'Reply within', price: replyTime, isTotal: true },
              ]}
            />
            <ButtonLink size="large" width="full" href={pages.customQuote.href}>
              Ask for a quote
            </ButtonLink>
          </Stack>
        </Card>
      </Columns>
    </Section>
  );
}
