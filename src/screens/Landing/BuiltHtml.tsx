import { type ReactNode, useEffect, useState } from 'react';

type Parts = typeof import('./builtParts');

let parts: Parts | undefined;

/** If this fails, the places of the parts stay empty. */
async function loadParts() {
  parts ??= await import('./builtParts').catch(() => undefined);
}

/** Gives the parts to the build and to stories, which do not wait for them. */
export function provideParts(all: Parts) {
  parts = all;
}

/** Whether the document is the built page, and shows its parts without their code. */
const isBuilt = () => document.querySelector('[data-late-styles] link') !== null;

/**
 * Components without behaviour, of which the built page needs the HTML alone, and their texts.
 * Undefined on that page, where `BuiltHtml` keeps the HTML. Where React renders the screen itself, it
 * loads them.
 */
export function useBuiltParts(): Parts | undefined {
  const [loaded, setLoaded] = useState(parts);
  useEffect(() => {
    if (!isBuilt()) void loadParts().then(() => setLoaded(parts));
    // For the next time that the visitor comes to this screen.
    return () => void loadParts();
  }, []);
  return loaded;
}

export interface BuiltHtmlProps {
  /** The part; nothing keeps what the built page has here. */
  children: ReactNode;
}

/** The place of one of `useBuiltParts`. Renders `<div>`. */
export function BuiltHtml({ children }: BuiltHtmlProps) {
  // With an empty text, instead of no child, React keeps what the element contains.
  return <div suppressHydrationWarning>{children ?? ''}</div>;
}
