import { useEffect, useRef } from 'react';
import { announce } from './announcer';

/** Announces a text each time it changes, but not the first one. */
export function useAnnouncedChange(text: string) {
  const known = useRef(text);
  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    announce(text);
  }, [text]);
}
