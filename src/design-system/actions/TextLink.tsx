import type { ReactNode } from 'react';
import { type AnchorProps, useLinkComponent } from './LinkContext';
import * as styles from './TextLink.css';

export const textLinkTones = ['brand', 'ink'] as const;

export interface TextLinkProps extends Omit<AnchorProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
  /** Default `brand`. */
  tone?: (typeof textLinkTones)[number];
  /** Stands by itself, not in a sentence: a target 44 px high. */
  isStandalone?: boolean;
}

/** A link in running text or in a list of links. Renders `<a href>`. */
export function TextLink({
  children,
  tone = 'brand',
  isStandalone = false,
  ...anchor
}: TextLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      {...anchor}
      className={`${styles.link} ${styles.tones[tone]}${isStandalone ? ` ${styles.standalone}` : ''}`}
    >
      {children}
    </Anchor>
  );
}
