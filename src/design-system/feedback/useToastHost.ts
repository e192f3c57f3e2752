import { useEffect, useLayoutEffect, useState } from 'react';
import * as styles from './ToastHost.css';

interface ToastHost {
  /** The element for the portal of the toasts. */
  element: HTMLElement;
  /** Moves the focus, if it is on a toast, back to the element that had it before. */
  returnFocus: () => void;
}

function createToastHost(): ToastHost {
  const element = document.createElement('div');
  element.popover = 'manual';
  element.className = styles.host;

  let origin: HTMLElement | null = null;
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
      origin = relatedTarget;
    }
  });

  return {
    element,
    returnFocus() {
      if (element.contains(document.activeElement)) origin?.focus();
    },
  };
}

/** Moves the host to the other edge of the screen if it covers the focused element. */
function uncoverFocus({ element }: ToastHost) {
  const focused = document.activeElement ?? document.body;
  if (element.contains(focused)) return;
  const { x, y, width, height } = focused.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (element.contains(top)) element.toggleAttribute('data-aside');
}

/** Appends the host to the topmost modal dialog, or to the body. */
function place({ element }: ToastHost) {
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (element.parentElement === parent) return;
  parent.append(element);
  // Safari 16 has no popovers: there its z-index keeps it above the page.
  element.showPopover?.();
}

/**
 * A box for toasts in the browser's top layer. While `open`, it moves into each modal dialog that
 * opens, because the page outside a modal dialog is inert, and back when the dialog closes. It moves
 * to the other edge of the screen when it covers the focused element.
 */
export function useToastHost(open: boolean): ToastHost {
  const [host] = useState(createToastHost);

  useLayoutEffect(() => {
    if (!open) return;
    host.element.removeAttribute('data-aside');
    place(host);
    uncoverFocus(host);
    const observer = new MutationObserver(() => place(host));
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    // The browser scrolls to a focused element first, so measure in the next frame.
    const onFocusMove = () => requestAnimationFrame(() => uncoverFocus(host));
    document.addEventListener('focusin', onFocusMove);
    document.addEventListener('scrollend', onFocusMove);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusMove);
      document.removeEventListener('scrollend', onFocusMove);
    };
  }, [host, open]);

  useEffect(() => () => host.element.remove(), [host]);

  return host;
}
