import type { ReactNode } from 'react';
import { Container, DisclosureMenu, useLinkComponent } from '../../design-system';
import { Logo } from './Logo';
import * as styles from './SiteHeader.css';
import { sectionHref, sections } from './sections';

const links = sections.map(({ id, label }) => ({ label, href: sectionHref(id) }));

export interface SiteHeaderProps {
  /** The business's name. */
  name: string;
  /** The account menu. */
  account?: ReactNode;
}

/**
 * The header: the name and the five sections, in a row or behind a menu. It floats, and is more
 * compact once the page is scrolled (`html[data-scrolled]`, set by the frame's behaviour; spec §2).
 */
export function SiteHeader({ name, account }: SiteHeaderProps) {
  const Anchor = useLinkComponent();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Container>
          <div className={styles.row}>
            <Anchor href={sectionHref('home')} className={styles.home}>
              <Logo name={name} />
            </Anchor>
            <div className={styles.controls}>
              <nav aria-label="Main">
                <ul className={styles.wide}>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <Anchor href={href} className={styles.link}>
                        {label}
                      </Anchor>
                    </li>
                  ))}
                </ul>
                <div className={styles.narrow}>
                  <DisclosureMenu label="Menu" links={links} />
                </div>
              </nav>
              {account}
            </div>
          </div>
        </Container>
      </div>
    </header>
  );
}
