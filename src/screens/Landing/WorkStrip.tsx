import { Heading, Icon, Stack, Text, TextLink } from '../../design-system';
import type { WebsitePackage } from '../../domain/catalogue';
import type { WorkEntry } from '../../domain/work';
import { label } from '../../features/catalogue/BuyLink.css';
import { fileHref } from '../../pages';
import * as styles from './WorkStrip.css';

export interface WorkStripProps {
  title: string;
  intro: string;
  /** In display order; one, two or three fill a line. */
  entries: readonly WorkEntry[];
  packages: readonly Pick<WebsitePackage, 'id' | 'title'>[];
}

/**
 * Pictures of websites between crop marks, each with its package and what the customer says. A phone
 * scrolls them sideways.
 */
export function WorkStrip({ title, intro, entries, packages }: WorkStripProps) {
  return (
    <div className={styles.strip}>
      <Stack gap="xs">
        <Heading level="3">{title}</Heading>
        <Text variant="quiet">{intro}</Text>
      </Stack>
      <ul role="list" className={styles.entries}>
        {entries.map((entry) => {
          const sold = packages.find(({ id }) => id === entry.package);
          const picture = (
            <div className={styles.frame}>
              <img src={entry.image} alt="" width="768" height="480" loading="lazy" />
            </div>
          );
          const name = (
            <Heading level="4">
              {entry.href ? (
                <TextLink href={entry.href} rel="noopener">
                  <span className={label}>{entry.title}</span>
                  <Icon name="arrowOut" />
                </TextLink>
              ) : (
                entry.title
              )}
            </Heading>
          );
          return (
            <li key={entry.title} className={styles.entry}>
              {entry.sample ? (
                // Not a link of the router: the sample is no page of it.
                <a href={fileHref(entry.sample)} className={styles.sample}>
                  {picture}
                  {name}
                  <span className={styles.open}>Open the sample</span>
                </a>
              ) : (
                <>
                  {picture}
                  {name}
                </>
              )}
              {sold && (
                <Text size="small" variant="quiet">
                  {sold.title}
                </Text>
              )}
              {entry.quote && (
                <blockquote>
                  <Text variant="quiet">{entry.quote}</Text>
                </blockquote>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
