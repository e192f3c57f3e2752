import { business } from '../../content/business';
import { ButtonLink, Container, Heading, Icon, Inline, Stack, Text } from '../../design-system';
import { sectionHref } from '../../features/site-frame/sections';
import { paths } from '../../paths';
import * as styles from './Hero.css';
import { PressDrawing } from './PressDrawing';

/** The top of the landing page: the trade in one sentence, and the two ways on. */
export function Hero() {
  return (
    <section id="home" aria-labelledby="home-title" className={styles.hero}>
      <Container>
        <div className={styles.columns}>
          <Stack gap="xl" align="start">
            <Stack gap="lg">
              <Heading level="1" id="home-title">
                {business.headline}
              </Heading>
              <Text size="lead" variant="quiet">
                Three website packages at a fixed price, three hosting plans without small print,
                and people who answer when you write. For small businesses that would rather get on
                with the work.
              </Text>
            </Stack>
            <Inline gap="sm">
              <ButtonLink size="large" href={paths.customQuote.href}>
                Request Custom Web Design Quote
              </ButtonLink>
              <ButtonLink size="large" variant="secondary" href={sectionHref('pricing')}>
                See hosting plans
                <Icon name="arrowRight" />
              </ButtonLink>
            </Inline>
          </Stack>
          <PressDrawing />
        </div>
      </Container>
    </section>
  );
}
