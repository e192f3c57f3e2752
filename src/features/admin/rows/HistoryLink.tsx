import { Text, TextLink, VisuallyHidden } from '../../../design-system';
import type { About } from '../../../domain/history';
import { useIsConnected } from '../connected/useIsConnected';
import { historyHref } from '../kinds/hrefs';
import { rowLink } from './rows.css';

export interface HistoryLinkProps {
  about: About;
  name: string;
}

/** A link to what was done to something. Renders nothing in browser mode, which notes none of it. */
export function HistoryLink({ about, name }: HistoryLinkProps) {
  if (!useIsConnected()) return null;
  return (
    <>
      {' '}
      <span className={rowLink}>
        <Text as="span" size="small">
          <TextLink coversRow href={historyHref(about)}>
            History<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
          </TextLink>
        </Text>
      </span>
    </>
  );
}
