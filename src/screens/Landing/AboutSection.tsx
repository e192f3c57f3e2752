import { Grid, Heading, Section, Stack, Text } from '../../design-system';
import * as styles from './AboutSection.css';
import { SectionIntro } from './SectionIntro';

const steps = [
  {
    title: 'You tell us',
    text: 'A short questionnaire about your business, your customers and the sites you like. No meeting needed, no jargon expected.',
  },
  {
    title: 'We build',
    text: 'You watch the pages take shape and comment in your private development ticket. Nothing goes online before you agree.',
  },
  {
    title: 'We look after it',
    text: 'If you host with us, backups, certificates and updates are our job. You write, a person answers.',
  },
] as const;

export interface AboutSectionProps {
  /** What customers said; the block is left out while there is nothing in it. */
  testimonials: readonly { quote: string; name: string; business: string }[];
}

/** Who we are and how the work goes. */
export function AboutSection({ testimonials }: AboutSectionProps) {
  return (
    <Section id="about" labelledBy="about-title" background="sunken">
      <Stack gap="xl">
        <SectionIntro id="about-title" title="A small workshop, on purpose">
          The person who answers your first message is the person who builds your site. We do
          websites and the hosting under them, and nothing else.
        </SectionIntro>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <Heading level="3" size="h4">
                {title}
              </Heading>
              <Text variant="quiet">{text}</Text>
            </li>
          ))}
        </ol>
        {testimonials.length > 0 && (
          <Grid columns="wide">
            {testimonials.map(({ quote, name, business }) => (
              <figure key={name} className={styles.quote}>
                <blockquote>
                  <Text size="lead">{quote}</Text>
                </blockquote>
                <figcaption>
                  <Text variant="quiet">
                    {name}, {business}
                  </Text>
                </figcaption>
              </figure>
            ))}
          </Grid>
        )}
      </Stack>
    </Section>
  );
}
