import { useEffect, useRef } from 'react';
import * as styles from './Letter.css';

/** Before the mail, which asks for nothing. The sandbox opens no other tab for its links. */
const head = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"><base target="_blank">`;

export interface LetterProps {
  /** The HTML part of a mail. */
  html: string;
  title: string;
}

/** A mail as its reader sees it, in the theme of the page. Its links open nothing. Renders `<iframe>`. */
export function Letter({ html, title }: LetterProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Trusted Types forbid `srcdoc`. A new `src` for each typed letter would add entries to the history of the tab.
    const url = URL.createObjectURL(new Blob([head, html], { type: 'text/html' }));
    frame.current?.contentWindow?.location.replace(url);
    return () => URL.revokeObjectURL(url);
  }, [html]);
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
  return <iframe ref={frame} title={title} sandbox="" tabIndex={0} className={styles.letter} />;
}
