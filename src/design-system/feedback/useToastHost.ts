import { useEffect, useLayoutEffect, useState } from 'react';
import * as styles from './ToastHost.css';

interface ToastHost {
  /** What to portal toasts into. */
  element: HTMLElement;
  /** Sends the focus, if it is on a toast, back to where it came from. */
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

/** Goes to the other edge of the screen where it lies upon the middle of what has the focus. */
function makeWay({ element }: ToastHost) {
  const focused = document.activeElement ?? document.body;
  if (element.contains(focused)) return;
  const { x, y, width, height } = focused.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (element.contains(top)) element.toggleAttribute('data-aside');
}

/** Puts the host into the topmost modal dialog, or on the page where there is none. */
function place({ element }: ToastHost) {
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (element.parentElement === parent) return;
  parent.append(element);
  // Without popovers (Safari 16) its class still keeps it above the page.
  element.showPopover?.();
}

/**
 * A box for toasts in the browser's top layer. While `isShown`, it moves with the modal dialogs:
 * what lies outside an open one can be neither pressed nor heard, so it goes into the dialog, and
 * back to the page when that closes. It never hides what has the focus if there is room elsewhere.
 */
export function useToastHost(isShown: boolean): ToastHost {
  const [host] = useState(createToastHost);

  useLayoutEffect(() => {
    if (!isShown) return;
    host.element.removeAttribute('data-aside');
    place(host);
    makeWay(host);
    const observer = new MutationObserver(() => place(host));
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    // What gets the focus is scrolled to first, at once or gliding.
    const lookAgain = () => requestAnimationFrame(() => makeWay(host));
    document.addEventListener('focusin', lookAgain);
    document.addEventListener('scrollend', lookAgain);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', lookAgain);
      document.removeEventListener('scrollend', lookAgain);
    };
  }, [host, isShown]);

  useEffect(() => () => host.element.remove(), [host]);

  return host;
}
