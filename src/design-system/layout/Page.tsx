import type { ComponentProps, ReactNode } from 'react';
import { SkipLink } from '../navigation/SkipLink';
import { useWords } from '../words/WordsProvider';
import { useLostFocus } from './headingFocus';
import * as styles from './layout.css';

export interface PageProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** Renders `<header>`, and the navigation below it. */
  header: ReactNode;
  /** Renders `<footer>`. */
  footer?: ReactNode;
  /** The content of `<main id="content">`. */
  children: ReactNode;
}

/**
 * A whole page: skip link, header, `<main>`, and the footer at the bottom of the screen. When the
 * element that has the focus is removed, the focus moves to the nearest heading.
 */
export function Page({ header, footer, children, ref }: PageProps) {
  const { skipToContent } = useWords();
  useLostFocus();
  return (
    <div ref={ref} className={styles.page}>
      <SkipLink href="#content">{skipToContent}</SkipLink>
      {header}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
