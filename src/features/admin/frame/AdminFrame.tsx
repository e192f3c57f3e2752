import type { ReactNode } from 'react';
import { Container, Page, type TabLink, TabLinks, Text } from '../../../design-system';
import * as styles from './AdminFrame.css';
import { AdminHeader, type AdminHeaderProps } from './AdminHeader';

export interface AdminFrameProps extends AdminHeaderProps {
  /** Links to the panels, on pages that show one panel. Without them, the content begins with tabs. */
  panels?: readonly TabLink[];
  /** What the owner has to know first, above the panels. */
  notices?: ReactNode;
  /** A note in the footer, for a demo. */
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
