import type { ReactNode } from 'react';
import { Container, Page, type TabLink, TabLinks, Text } from '../../../design-system';
import * as styles from './AdminFrame.css';
import { AdminHeader } from './AdminHeader';

export interface AdminFrameProps {
  /** The page's first heading. */
  title: string;
  /** Called when the owner logs out. */
  onLogOut: () => void;
  /** Links to the panels, on pages that show one panel. Without them, the content begins with tabs. */
  panels?: readonly TabLink[];
  /** A note in the footer, for a demo. */
  note?: string | undefined;
  children: ReactNode;
}

/** The frame of every admin page: skip link, header and `<main>`. */
export function AdminFrame({ title, onLogOut, panels, note, children }: AdminFrameProps) {
  return (
    <Page
      header={
        <>
          <AdminHeader title={title} onLogOut={onLogOut} />
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
