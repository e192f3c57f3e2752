import type { ReactNode } from 'react';
import { Container, DisclosureMenu, useLinkComponent } from '../../design-system';
import { Logo } from './Logo';
import * as styles from './SiteHeader.css';
import { sectionHref, sectionLinks } from './sections';

export interface SiteHeaderProps {
  name: string;
  account?: ReactNode;
}

/**
 * The header: the logo, the links to the sections (in a row, or in a menu on narrow screens) and the
 * account menu. It is fixed, and more compact while `html[data-scrolled]` is set.
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
                <ul role="list" className={styles.wideMenu}>
                  {sectionLinks.map(({ label, href }) => (
                    <li key={href}>
                      <Anchor href={href} className={styles.link}>
                        {label}
                      </Anchor>
                    </li>
                  ))}
                </ul>
                <div className={styles.narrowMenu}>
                  <DisclosureMenu label="Menu" links={sectionLinks} />
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
