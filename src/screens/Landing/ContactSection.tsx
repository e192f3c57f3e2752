import type { ReactNode } from 'react';
import { ButtonLink, Grid, Inline, Text, TextLink } from '../../design-system';
import { pages } from '../../pages';
import * as styles from './Landing.css';
import { LandingSection } from './LandingSection';
import { OpeningState } from './OpeningState';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Text as="span" size="small" variant="quiet">
          {term}
        </Text>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function FactLink({ href, children }: { href: string; children: string }) {
  return (
    <div className={styles.tallLink}>
      <TextLink standalone href={href}>
        {children}
      </TextLink>
    </div>
  );
}

export interface ContactSectionProps {
  /** The heading. */
  title: string;
  /** The sentence below the heading. */
  intro: string;
  /** The email address and the telephone number. */
  contact: { email: string; phone: { shown: string; dialled: string } };
  /** The working hours, one line each. */
  hours: readonly { days: string; time: string; schema: string }[];
  /** The time zone of the hours, such as 'Europe/London'. */
  timeZone: string;
  /** The promised reply time, such as '1-2 business days'. */
  replyTime: string;
}

/** The last call to action: the quote form, email and phone, and when the business answers. */
export function ContactSection({
  contact,
  hours,
  timeZone,
  replyTime,
  ...intro
}: ContactSectionProps) {
  return (
    <LandingSection id="contact" background="soft" {...intro}>
      <Grid as="dl" columns="compact" gap="xl">
        <Fact term="Email">
          <FactLink href={`mailto:${contact.email}`}>{contact.email}</FactLink>
        </Fact>
        <Fact term="Phone">
          <FactLink href={`tel:${contact.phone.dialled}`}>{contact.phone.shown}</FactLink>
        </Fact>
        <Fact term="Working hours">
          {hours.map(({ days, time }) => (
            <Text key={days} tabular>
              {days} {time}
            </Text>
          ))}
        </Fact>
        <Fact term="You hear from us within">
          <Text>{replyTime}</Text>
        </Fact>
      </Grid>
      <Inline gap="lg" stacked>
        <ButtonLink size="large" href={pages.customQuote.href}>
          Ask for a quote
        </ButtonLink>
        <OpeningState hours={hours} timeZone={timeZone} />
      </Inline>
    </LandingSection>
  );
}
