import { Grid, Heading, Text } from '../../design-system';
import * as styles from './Landing.css';
import { LandingSection } from './LandingSection';

export interface AboutSectionProps {
  title: string;
  intro: string;
  /** The address of a drawing of the steps, from left to right. */
  drawing: string;
  steps: readonly { title: string; text: string }[];
  /** Quotations from customers. The section leaves the block out while the list is empty. */
  testimonials: readonly { quote: string; name: string; business: string }[];
}

/** Who the business is, how a project goes, and what customers say. */
export function AboutSection({ drawing, steps, testimonials, ...intro }: AboutSectionProps) {
  return (
    <LandingSection id="about" background="sunken" spacing="drawing" {...intro}>
      <div>
        <img
          src={drawing}
          alt=""
          width="1216"
          height="192"
          loading="lazy"
          className={styles.drawing}
        />
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <Heading level="3" size="h4">
                {title}
              </Heading>
              <Text variant="quiet">{text}</Text>
            </li>
          ))}
        </ol>
      </div>
      {testimonials.length > 0 && (
        <Grid columns="wide">
          {testimonials.map(({ quote, name, business }) => (
            <figure key={name} className={styles.testimonial}>
              <blockquote>
                <Text size="lead">{quote}</Text>
              </blockquote>
              <figcaption>
                <Text variant="quiet">{`${name}, ${business}`}</Text>
              </figcaption>
            </figure>
          ))}
        </Grid>
      )}
    </LandingSection>
  );
}
