import type { ComponentProps } from 'react';
import { useLinkComponent } from '../actions/LinkContext';
import * as styles from './TabLinks.css';

/** A link to a page of the same level. */
export interface TabLink {
  label: string;
  href: string;
  /** This page. */
  isCurrent: boolean;
}

export interface TabLinksProps extends Pick<ComponentProps<'nav'>, 'ref'> {
  /** The accessible name. */
  label: string;
  links: readonly TabLink[];
}

/** Links between pages of one level, in a row that looks like tabs. Not printed. Renders `<nav>`. */
export function TabLinks({ label, links, ref }: TabLinksProps) {
  const Anchor = useLinkComponent();
  return (
    <nav ref={ref} aria-label={label} className={styles.nav}>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <Anchor
              href={link.href}
              aria-current={link.isCurrent ? 'page' : undefined}
              className={styles.link}
            >
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
