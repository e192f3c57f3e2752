import { Text, TextLink, VisuallyHidden } from '../../../design-system';
import { historyHref } from '../hrefs';
import { rowLink } from '../rowLink.css';
import { useIsConnected } from '../useIsConnected';

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
      <span className={rowLink}>
        <Text as="span" size="small">
          <TextLink coversRow href={historyHref(subject)}>
            History<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
          </TextLink>
        </Text>
      </span>
    </>
  );
}
