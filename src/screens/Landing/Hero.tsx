import {
  ButtonLink,
  Container,
  Heading,
  Icon,
  Inline,
  Stack,
  Text,
  useLinkComponent,
} from '../../design-system';
import type { Business } from '../../domain/business';
import { sectionHref } from '../../features/site-frame/sections';
import { pages } from '../../pages';
import { HeroIllustration } from './HeroIllustration';
import * as styles from './Landing.css';
import * as priceStyles from './PriceRows.css';

interface PriceRowsProps {
  /** In display order. `href` leads to what is sold, on the same page. */
  prices: readonly { name: string; note: string; price: string; href: string }[];
}

/** What the business sells and what it costs, as a printed price list whose rows are links. */
function PriceRows({ prices }: PriceRowsProps) {
  const Anchor = useLinkComponent();
  return (
    <ul role="list" className={priceStyles.rows}>
      {prices.map(({ name, note, price, href }) => (
        <li key={href}>
          <Anchor href={href} className={priceStyles.row}>
            <span className={priceStyles.name}>{name}</span>{' '}
            <span className={priceStyles.note}>{note}</span>{' '}
            <span translate="no" className={priceStyles.price}>
              {price}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

export interface HeroProps {
  title: string;
  lead: string;
  /** Who answers; without it nothing is drawn. */
  person?: Business['person'];
  /** The lowest price of hosting for a month, such as '£2.49'. */
  hostingFrom: string;
  packagePrices: PriceRowsProps['prices'];
}

/**
 * The top of the landing page: what the business does and what it costs, and links to the quote and the
 * plans.
 */
export function Hero({ title, lead, person, hostingFrom, packagePrices }: HeroProps) {
  return (
    <section id="home" aria-labelledby="home-title" className={styles.hero}>
      <Container>
        <div className={styles.heroColumns}>
          <div className={styles.introduction}>
            <Stack gap="md">
              <div>
                {person && (
                  <img
                    src={person.photo}
                    alt=""
                    width="48"
                    height="48"
                    className={`${styles.portrait} ${styles.beside}`}
                  />
                )}
                <Heading level="1" id="home-title">
                  {title}
                </Heading>
              </div>
              <Text size="lead" variant="quiet">
                {lead}
              </Text>
            </Stack>
          </div>
          <Stack gap="lg">
            <PriceRows
              prices={[
                ...packagePrices,
                {
                  name: 'Hosting',
                  note: 'a month',
                  price: `from ${hostingFrom}`,
                  href: sectionHref('pricing'),
                },
              ]}
            />
            <div className={styles.heroActions}>
              <Inline gap="sm">
                <ButtonLink size="large" href={pages.customQuote.href}>
                  Request Custom Web Design Quote
                </ButtonLink>
                <ButtonLink size="large" variant="secondary" href={sectionHref('pricing')}>
                  See hosting plans
                  <Icon name="arrowRight" />
                </ButtonLink>
              </Inline>
            </div>
          </Stack>
          <div className={styles.illustration}>
            <HeroIllustration />
          </div>
        </div>
      </Container>
    </section>
  );
}
