import type { ReactNode } from 'react';
import { type AnchorProps, useLinkComponent } from './LinkContext';
import * as styles from './TextLink.css';

export const textLinkVariants = ['brand', 'plain'] as const;

export interface TextLinkProps extends Omit<AnchorProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
  /** `plain` keeps the colour of the text around it. Default `brand`. */
  variant?: (typeof textLinkVariants)[number];
  /** Not part of a sentence: a target 44 px high. Default `false`. */
  standalone?: boolean;
  /**
   * The main link of a row. Its target is the row of a `List`, or the cell of a `Table`, on phones the
   * whole card. Default `false`.
   */
  coversRow?: boolean;
}

/** A link in running text or in a list of links. Renders `<a href>`. */
export function TextLink({
  children,
  variant = 'brand',
  standalone = false,
  coversRow = false,
  ...anchor
}: TextLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      {...anchor}
      className={`${styles.link} ${styles.variants[variant]}${standalone ? ` ${styles.standalone}` : ''}${coversRow ? ` ${styles.coversRow}` : ''}`}
    >
      {children}
    </Anchor>
  );
}
