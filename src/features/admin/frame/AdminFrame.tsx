import type { ReactNode } from 'react';
import {
  Badge,
  Button,
  ButtonLink,
  Container,
  Icon,
  Inline,
  Page,
  type TabLink,
  TabLinks,
  Text,
  VisuallyHidden,
} from '../../../design-system';
import { formatNumber } from '../../../domain/numbers';
import { pages, panelPages } from '../../../pages';
import { Logo } from '../../site-frame/Logo';
import { CountLink } from './CountLink';
import * as styles from './frame.css';
import { usePanelPath } from './usePanelPath';

interface HeaderProps {
  title: string;
  onLogOut: () => void;
  /** Links to panels, before those that it has itself. */
  links?: ReactNode;
  /** How many things wait in these panels, for the menu of narrow screens. Default 0. */
  waiting?: number;
  actions?: ReactNode;
  owner?: string | undefined;
}

/**
 * The header of the admin area: links to panels, the owner's menu, View Site and Logout. On phones and tablets the
 * links and the menu are one menu, whose button names the current panel if it is one of the menu.
 */
function AdminHeader({ title, onLogOut, links, waiting = 0, actions, owner }: HeaderProps) {
  const path = usePanelPath();
  const current = panelPages.find(
    ({ href, value, tab, hasTab }) => href === path && !hasTab && tab === value,
  );
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.row}>
          <p className={styles.title}>
            <Logo name={title} />
          </p>
          <details data-menu="" className={styles.menu}>
            <summary className={styles.toggle}>
              <Icon name="menu" />
              <span>{current?.label ?? 'Menu'}</span>
              {current && <VisuallyHidden>, menu</VisuallyHidden>}
              {/* Of all panels: beside the name of one it would seem to be that one's. */}
              {!current && waiting > 0 && (
                <Badge variant="accent">
                  <span>{formatNumber(waiting)}</span>
                  <VisuallyHidden> waiting</VisuallyHidden>
                </Badge>
              )}
            </summary>
            <div className={styles.items}>
              <nav aria-label="Other panels" className={styles.actions}>
                {links}
              </nav>
              <details data-menu="" className={styles.owner}>
                <summary className={styles.ownerToggle}>
                  <span translate="no">{owner || 'Owner'}</span>
                  <VisuallyHidden> menu</VisuallyHidden>
                  <Icon name="chevronDown" />
                </summary>
                <div className={styles.ownerItems}>
                  {owner && (
                    <div>
                      <Text size="small">
                        <span>Logged in as </span>
                        <span translate="no">{owner}</span>
                      </Text>
                    </div>
                  )}
                  {actions}
                  <CountLink page={pages.adminSiteData} />
                </div>
              </details>
            </div>
          </details>
          <Inline gap="xs">
            <ButtonLink variant="secondary" href={pages.landing.href}>
              View Site
            </ButtonLink>
            <Button variant="secondary" onClick={onLogOut}>
              Logout
            </Button>
          </Inline>
        </div>
      </Container>
    </header>
  );
}

export interface AdminFrameProps extends HeaderProps {
  /** Links to the panels, on pages that show one panel. Without them, the content begins with tabs. */
  panels?: readonly TabLink[];
  notices?: ReactNode;
  note?: string | undefined;
  children: ReactNode;
}

/** The frame of every admin page: skip link, header and `<main>`. */
export function AdminFrame({ panels, notices, note, children, ...header }: AdminFrameProps) {
  return (
    <Page
      header={
        <>
          <AdminHeader {...header} />
          <Container>
            <div className={styles.notices}>{notices}</div>
          </Container>
          {panels && (
            <Container>
              <TabLinks label="Admin" links={panels} />
            </Container>
          )}
        </>
      }
      footer={
        note && (
          <footer className={styles.footer}>
            <Container>
              <Text size="small" variant="quiet">
                {note}
              </Text>
            </Container>
          </footer>
        )
      }
    >
      <Container>
        <div className={`${styles.content} ${panels ? styles.belowTabs : ''}`}>{children}</div>
      </Container>
    </Page>
  );
}
