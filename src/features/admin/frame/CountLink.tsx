import { Badge, useLinkComponent, VisuallyHidden } from '../../../design-system';
import { formatNumber } from '../../../domain/numbers';
import type { PanelPage } from '../../../pages';
import * as styles from './frame.css';
import { usePanelPath } from './usePanelPath';

export interface CountLinkProps {
  page: Pick<PanelPage, 'href' | 'label'>;
  /** The number behind the name; 0 hides it. Default 0. */
  count?: number | undefined;
  /** What is counted, for screen readers: 'waiting'. */
  what?: string;
}

/** A link of the header to a panel, with the number of what asks for the owner there. */
export function CountLink({ page, count = 0, what }: CountLinkProps) {
  const Anchor = useLinkComponent();
  const current = usePanelPath() === page.href ? 'page' : undefined;
  return (
    <Anchor href={page.href} aria-current={current} className={styles.countLink}>
      {page.label}
      {count > 0 && (
        <Badge variant="accent">
          <span>{formatNumber(count)}</span>
          <VisuallyHidden>{` ${what}`}</VisuallyHidden>
        </Badge>
      )}
    </Anchor>
  );
}
