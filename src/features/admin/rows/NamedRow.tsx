import type { ReactNode } from 'react';
import { Inline, TextLink } from '../../../design-system';
import { typedText } from '../../text/text.css';

export interface NamedRowProps {
  name: string;
  /** The URL of its page, to which the whole row leads. Missing without one. */
  href?: string | undefined;
  badge: ReactNode;
}

/** The first line of a row of a `List` beside something else: a name and a status. Renders `<div>`. */
export function NamedRow({ name, href, badge }: NamedRowProps) {
  return (
    <Inline distribute="between">
      <span className={typedText}>
        {href ? (
          <TextLink coversRow href={href}>
            {name}
          </TextLink>
        ) : (
          name
        )}
      </span>
      {badge}
    </Inline>
  );
}
