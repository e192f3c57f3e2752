import type { MouseEvent } from 'react';

/** Whether a click means 'go there', rather than 'open it in a new tab or window' or 'save it'. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
