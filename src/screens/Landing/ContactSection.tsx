import type { ReactNode } from 'react';
import { ButtonLink, Grid, Text, TextLink } from '../../design-system';
import { pages } from '../../pages';
import * as styles from './Landing.css';
import { LandingSection } from './LandingSection';

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
  hours: readonly { days: string; time: string }[];
  /** The promised reply time, such as '1-2 business days'. */
  replyTime: string;
}

/** Email, phone, working hours and reply time, and a link to the quote form. */
export function ContactSection({ contact, hours, replyTime, ...intro }: ContactSectionProps) {
  return (
    <LandingSection id="contact" {...intro}>
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
      <div>
        <ButtonLink variant="secondary" href={pages.customQuote.href}>
          Ask for a quote
        </ButtonLink>
      </div>
    </LandingSection>
  );
}
