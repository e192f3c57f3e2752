import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import * as styles from './ToastHost.css';
import { topmostDialog } from './topmostDialog';
import { uncover } from './uncover';

function createHost() {
  const element = document.createElement('div');
  element.popover = 'manual';
  element.className = styles.host;
  return element;
}

/** Appends the host to the topmost modal dialog, or to the body. Returns whether it was moved. */
function place(element: HTMLElement) {
  const parent = topmostDialog() ?? document.body;
  if (element.parentElement === parent) return false;
  parent.append(element);
  // Safari 16 has no popovers: there its z-index keeps it above the page.
  element.showPopover?.();
  return true;
}

/** Tells the dialog how high the toast is: the dialog leaves that space free. */
function reserveSpace(element: HTMLElement) {
  const dialog = element.closest('dialog');
  dialog?.style.setProperty('--toast-space', `${element.offsetHeight}px`);
  return () => dialog?.style.removeProperty('--toast-space');
}

/**
 * A box for toasts in the browser's top layer. While `open`, it moves into each modal dialog that
 * opens, because the page outside a modal dialog is inert, and back when the dialog closes; `onMove`
 * is then called. It moves to the other edge of the screen when it covers the focused element or
 * invalid fields.
 */
export function useToastHost(open: boolean, onMove: (isInDialog: boolean) => void): HTMLElement {
  const [element] = useState(createHost);
  const reportMove = useEffectEvent(onMove);

  useLayoutEffect(() => {
    if (!open) return;
    let releaseSpace: (() => void) | undefined;
    const update = () => {
      releaseSpace?.();
      releaseSpace = reserveSpace(element);
      uncover(element);
    };
    place(element);
    update();
    const resizing = new ResizeObserver(update);
    resizing.observe(element);
    const moving = new MutationObserver(() => {
      if (!place(element)) return;
      update();
      reportMove(element.parentElement !== document.body);
    });
    moving.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    // The browser scrolls to a focused element first, so measure in the next frame.
    const onFocusMove = () => requestAnimationFrame(() => uncover(element));
    document.addEventListener('focusin', onFocusMove);
    document.addEventListener('scrollend', onFocusMove);
    return () => {
      releaseSpace?.();
      resizing.disconnect();
      moving.disconnect();
      document.removeEventListener('focusin', onFocusMove);
      document.removeEventListener('scrollend', onFocusMove);
    };
  }, [element, open]);

  useEffect(() => () => element.remove(), [element]);

  return element;
}
