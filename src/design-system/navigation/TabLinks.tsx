import type { ComponentProps } from 'react';
import { useLinkComponent } from '../actions/LinkContext';
import * as styles from './tabs.css';
import { useTabRow } from './useTabRow';

/** A link to a page of the same level. */
export interface TabLink {
  label: string;
  href: string;
  /** This page. */
  isCurrent: boolean;
  /** Has a hairline before it. Default `false`. */
  startsGroup?: boolean;
}

export interface TabLinksProps extends Pick<ComponentProps<'nav'>, 'ref'> {
  /** The accessible name. */
  label: string;
  /** The pages, in their order. */
  links: readonly TabLink[];
}

/**
 * Links between pages of one level, in one row that looks like `Tabs` and scrolls if they do not fit.
 * Not printed. Renders `<nav>`.
 */
export function TabLinks({ label, links, ref }: TabLinksProps) {
  const Anchor = useLinkComponent();
  const rowRef = useTabRow<HTMLUListElement>(links.find(({ isCurrent }) => isCurrent)?.href);
  return (
    <nav ref={ref} aria-label={label} className={styles.line}>
      <ul role="list" ref={rowRef} className={styles.row}>
        {links.map((link) => (
          <li key={link.href} className={link.startsGroup ? styles.group : undefined}>
            <Anchor
              href={link.href}
              aria-current={link.isCurrent ? 'page' : undefined}
              className={styles.tabLink}
            >
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
