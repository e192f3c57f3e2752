import { type ComponentProps, useEffect } from 'react';
import { Icon } from '../actions/Icon';
import { useLinkComponent } from '../actions/LinkContext';
import * as styles from './DisclosureMenu.css';
import { attachMenuBehaviour } from './menuBehaviour';

export interface DisclosureMenuProps extends Pick<ComponentProps<'details'>, 'ref'> {
  /** The label of the toggle. */
  label: string;
  /** The links that it opens. */
  links: readonly { label: string; href: string }[];
}

/**
 * Links behind a toggle, for narrow screens. Renders `<details ref={ref} data-menu>`, which opens and closes
 * without JavaScript; it closes on Escape, on a press outside and when a link in it is followed.
 */
export function DisclosureMenu({ label, links, ref }: DisclosureMenuProps) {
  const Anchor = useLinkComponent();
  useEffect(() => attachMenuBehaviour(document), []);
  return (
    <details ref={ref} data-menu="">
      <summary className={styles.toggle}>
        <Icon name="menu" />
        <span className={styles.label}>{label}</span>
      </summary>
      <ul role="list" className={styles.panel}>
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
