import { Grid, Heading, Icon, Text, TextLink } from '../../design-system';
import * as styles from './Landing.css';
import { LandingSection } from './LandingSection';
import { StepDrawing } from './StepDrawing';

export interface AboutSectionProps {
  /** The heading. */
  title: string;
  /** The sentence below the heading. */
  intro: string;
  /** How a project goes, in order. */
  steps: readonly { drawing: string; title: string; text: string }[];
  /** Quotations from customers. The section leaves the block out while the list is empty. */
  testimonials: readonly { quote: string; name: string; business: string }[];
  /** Websites that the business has built. The section leaves the block out while the list is empty. */
  work: readonly { title: string; href: string }[];
}

/** Who the business is, how a project goes, and what customers say. */
export function AboutSection({ steps, testimonials, work, ...intro }: AboutSectionProps) {
  return (
    <LandingSection id="about" background="sunken" {...intro}>
      <ol role="list" className={styles.steps}>
        {steps.map(({ drawing, title, text }) => (
          <li key={title} className={styles.step}>
            <StepDrawing name={drawing} />
            <Heading level="3" size="h4">
              {title}
            </Heading>
            <Text variant="quiet">{text}</Text>
          </li>
        ))}
      </ol>
      {work.length > 0 && (
        <div className={styles.work}>
          <Heading level="3" size="h4">
            Our work
          </Heading>
          <ul role="list">
            {work.map(({ title, href }) => (
              <li key={href}>
                <TextLink standalone href={href} rel="noopener">
                  {title}
                  <Icon name="arrowOut" />
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {testimonials.length > 0 && (
        <Grid columns="wide">
          {testimonials.map(({ quote, name, business }) => (
            <figure key={name} className={styles.testimonial}>
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
    </LandingSection>
  );
}
