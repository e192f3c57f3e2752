import type { ReactNode } from 'react';
import { Container, Page, Text, useLinkComponent } from '../../../design-system';
import * as styles from './AdminFrame.css';
import { AdminHeader } from './AdminHeader';

/** A link to a panel. */
export interface PanelLink {
  label: string;
  href: string;
  isCurrent: boolean;
}

export interface AdminFrameProps {
  /** The page's first heading. */
  title: string;
  onLogOut: () => void;
  /** Links to the panels, on pages that show one panel. */
  panels?: readonly PanelLink[];
  /** A note in the footer, for a demo. */
  note?: string | undefined;
  children: ReactNode;
}

function PanelLinks({ panels }: { panels: readonly PanelLink[] }) {
  const Anchor = useLinkComponent();
  return (
    <nav aria-label="Admin" className={styles.nav}>
      <Container>
        <ul className={styles.links}>
          {panels.map(({ label, href, isCurrent }) => (
            <li key={href}>
              <Anchor
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={styles.link}
              >
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

/** The frame of every admin page: skip link, header and `<main>`. */
export function AdminFrame({ title, onLogOut, panels, note, children }: AdminFrameProps) {
  return (
    <Page
      header={
        <>
          <AdminHeader title={title} onLogOut={onLogOut} />
          {panels && <PanelLinks panels={panels} />}
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
        <div className={styles.content}>{children}</div>
      </Container>
    </Page>
  );
}
