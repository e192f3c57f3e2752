import type { ReactNode } from 'react';
import { ButtonLink, Section, Stack, Text, TextLink } from '../../design-system';
import { paths } from '../../paths';
import * as styles from './ContactSection.css';
import { SectionIntro } from './SectionIntro';

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

export interface ContactSectionProps {
  contact: { email: string; phone: { shown: string; dialled: string } };
  /** The working hours, a line each. */
  hours: readonly { days: string; time: string }[];
  /** How soon we answer, such as '1-2 business days'. */
  replyTime: string;
}

/** How to reach us, when, and how soon we answer. */
export function ContactSection({ contact, hours, replyTime }: ContactSectionProps) {
  return (
    <Section id="contact" labelledBy="contact-title">
      <Stack gap="xl">
        <SectionIntro id="contact-title" title="Talk to a person">
          Write, ring, or send us the details of what you have in mind. There is no queue number.
        </SectionIntro>
        <dl className={styles.facts}>
          <Fact term="Email">
            <div className={styles.target}>
              <TextLink standalone href={`mailto:${contact.email}`}>
                {contact.email}
              </TextLink>
            </div>
          </Fact>
          <Fact term="Phone">
            <div className={styles.target}>
              <TextLink standalone href={`tel:${contact.phone.dialled}`}>
                {contact.phone.shown}
              </TextLink>
            </div>
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
        </dl>
        <div>
          <ButtonLink variant="secondary" href={paths.customQuote.href}>
            Ask for a quote
          </ButtonLink>
        </div>
      </Stack>
    </Section>
  );
}
