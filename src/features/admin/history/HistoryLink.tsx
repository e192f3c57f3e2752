import { Text, TextLink, VisuallyHidden } from '../../../design-system';
import { historyHref } from '../hrefs';
import { useIsConnected } from '../useIsConnected';
import * as styles from './HistoryLink.css';

export interface HistoryLinkProps {
  /** The id of the ticket, the order or the account. */
  subject: string;
  /** How the owner names it. */
  name: string;
}

/** A link to what was done to something. Renders nothing in browser mode, which notes none of it. */
export function HistoryLink({ subject, name }: HistoryLinkProps) {
  if (!useIsConnected()) return null;
  return (
    <>
      {' '}
      <span className={styles.target}>
        <Text as="span" size="small">
          <TextLink coversRow href={historyHref(subject)}>
            History<VisuallyHidden> of {name}</VisuallyHidden>
          </TextLink>
        </Text>
      </span>
    </>
  );
}
