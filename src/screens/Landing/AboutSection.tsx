import { Grid, Heading, Text } from '../../design-system';
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
}

/** Who the business is, how a project goes, and what customers say. */
export function AboutSection({ steps, testimonials, ...intro }: AboutSectionProps) {
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
