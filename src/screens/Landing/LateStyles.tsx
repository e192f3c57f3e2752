import { useLayoutEffect, useRef } from 'react';

/** Applies the complete styles, which the head of a built page names and does not load. */
function loadAllStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('head link[disabled]')) {
    link.disabled = false;
  }
}

/** The rules of a linked file; empty if it did not load. */
function rulesOf({ sheet }: HTMLLinkElement) {
  try {
    return Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join('');
  } catch {
    // Chromium has a sheet for a file that did not load, and refuses access to it.
    return '';
  }
}

/** Applies rules whose link leaves the document. */
function adopt(rules: string) {
  const copy = new CSSStyleSheet();
  copy.replaceSync(rules);
  document.adoptedStyleSheets.push(copy);
}

/**
 * Separates the first screen from the rest of the page. The build inlines the styles of what is above,
 * and links those of what is below here: browsers show what is above while they wait for the file.
 * Renders an empty `<div>`.
 */
export function LateStyles() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const link = place.current?.querySelector('link');
    if (!link) return undefined;
    const rules = rulesOf(link);
    if (!rules) return loadAllStyles();
    // Other screens share these styles.
    return () => adopt(rules);
  }, []);
  // An empty text, instead of no child, lets React keep the link that the build adds.
  return (
    <div ref={place} data-late-styles="">
      {''}
    </div>
  );
}
