import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../typography/VisuallyHidden';

/** In milliseconds: a live region must exist before its text, and must not keep old text. */
const SHOW_AFTER = 100;
const CLEAR_AFTER = 1_000;

export interface AnnouncerProps {
  /** The text, announced once for each `id`. */
  text: string;
  /** Names the region for the code that writes into it. */
  id: string;
  /** Interrupts the screen reader. */
  urgent: boolean;
}

/** Announces a text to screen readers. */
export function Announcer({ text, id, urgent }: AnnouncerProps) {
  const [announced, setAnnounced] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new id repeats the same text.
  useEffect(() => {
    const show = setTimeout(() => setAnnounced(text), SHOW_AFTER);
    const clear = setTimeout(() => setAnnounced(''), CLEAR_AFTER);
    return () => {
      clearTimeout(show);
      clearTimeout(clear);
      setAnnounced('');
    };
  }, [id, text]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{!urgent && announced}</span>
      <span aria-live="assertive">{urgent && announced}</span>
    </VisuallyHidden>
  );
}
