import { useLayoutEffect } from 'react';

/** Applies the complete styles, which the head of a built page names and does not load. */
function loadAllStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('head link[disabled]')) {
    link.disabled = false;
  }
}

/** The link that the build adds. */
const link = globalThis.document?.querySelector<HTMLLinkElement>('[data-late-styles] link');

/** Its rules; empty if it did not load. */
function readRules() {
  try {
    return Array.from(link?.sheet?.cssRules ?? [], ({ cssText }) => cssText).join('');
  } catch {
    // Chromium has a sheet for a file that did not load, and refuses access to it.
    return '';
  }
}

/** Read before hydration, which removes the link if a translator or an extension has changed the page. */
const rules = readRules();

let isAdopted = false;

/** Applies the rules without the link, once. */
function adopt() {
  if (isAdopted) return;
  isAdopted = true;
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
  useLayoutEffect(() => {
    if (!link) return undefined;
    if (!rules) return loadAllStyles();
    if (!link.isConnected) return adopt();
    // Other screens share these styles.
    return adopt;
  }, []);
  // An empty text, instead of no child, lets React keep the link that the build adds.
  return <div data-late-styles="">{''}</div>;
}
