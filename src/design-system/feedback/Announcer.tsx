import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../typography/VisuallyHidden';

/** A live region has to be there before its words are; after a second nobody should find them. */
const SPOKEN_FROM = 100;
const SPOKEN_UNTIL = 1_000;

export interface AnnouncerProps {
  /** What is said, once for each `id`. */
  words: string;
  id: string;
  /** Interrupts what is being said. */
  isUrgent: boolean;
}

/** Says something to those who listen to the page. */
export function Announcer({ words, id, isUrgent }: AnnouncerProps) {
  const [spoken, setSpoken] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are said again.
  useEffect(() => {
    const begin = setTimeout(() => setSpoken(words), SPOKEN_FROM);
    const end = setTimeout(() => setSpoken(''), SPOKEN_UNTIL);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
      setSpoken('');
    };
  }, [id, words]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{!isUrgent && spoken}</span>
      <span aria-live="assertive">{isUrgent && spoken}</span>
    </VisuallyHidden>
  );
}
