import { Icon } from '../actions/Icon';
import { useLinkComponent } from '../actions/LinkContext';
import * as styles from './DisclosureMenu.css';

export interface DisclosureMenuProps {
  /** The label of the toggle. */
  label: string;
  links: readonly { label: string; href: string }[];
}

/**
 * Links behind a toggle, for narrow screens. Renders `<details data-menu>`, which opens and closes
 * without JavaScript; the page closes it on Escape and when a link in it is followed.
 */
export function DisclosureMenu({ label, links }: DisclosureMenuProps) {
  const Anchor = useLinkComponent();
  return (
    <details data-menu="">
      <summary className={styles.toggle}>
        <Icon name="menu" />
        <span className={styles.label}>{label}</span>
      </summary>
      <ul className={styles.panel}>
        {links.map((link) => (
          <li key={link.href}>
            <Anchor href={link.href} className={styles.link}>
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
