import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import * as styles from './ToastHost.css';
import { topmostDialog } from './topmostDialog';

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

/** The focused element, and the invalid fields with their messages. */
function elementsToShow() {
  const invalid = [...document.querySelectorAll('[aria-invalid="true"]')];
  const messages = invalid.flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)),
  );
  return [
    document.activeElement ?? document.body,
    ...invalid,
    ...messages.filter((each) => !!each),
  ];
}

/** Moves the host to the other edge of the screen if it covers less there. The focus counts most. */
function uncover({ element }: ToastHost) {
  if (element.contains(document.activeElement)) return;
  element.removeAttribute('data-aside');
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const height = document.documentElement.clientHeight;
  const shown = elementsToShow().map((each) => each.getBoundingClientRect());
  const covered = (from: number, to: number) =>
    shown.reduce((sum, box, index) => {
      const isClear = box.bottom <= from || box.top >= to || box.right <= left || box.left >= right;
      return sum + (isClear ? 0 : index === 0 ? shown.length : 1);
    }, 0);
  const isLessThere = covered(height - bottom, height - top) < covered(top, bottom);
  element.toggleAttribute('data-aside', isLessThere);
}

/** Appends the host to the topmost modal dialog, or to the body. Returns whether it was moved. */
function place({ element }: ToastHost) {
  const parent = topmostDialog() ?? document.body;
  if (element.parentElement === parent) return false;
  parent.append(element);
  // Safari 16 has no popovers: there its z-index keeps it above the page.
  element.showPopover?.();
  return true;
}

/** Tells the dialog how high the toast is: the dialog leaves that space free. */
function reserveSpace({ element }: ToastHost) {
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
export function useToastHost(open: boolean, onMove: (isInDialog: boolean) => void): ToastHost {
  const [host] = useState(createToastHost);
  const reportMove = useEffectEvent(onMove);

  useLayoutEffect(() => {
    if (!open) return;
    const { element } = host;
    let releaseSpace: (() => void) | undefined;
    const update = () => {
      releaseSpace?.();
      releaseSpace = reserveSpace(host);
      uncover(host);
    };
    place(host);
    update();
    const resizing = new ResizeObserver(update);
    resizing.observe(element);
    const moving = new MutationObserver(() => {
      if (!place(host)) return;
      update();
      reportMove(element.parentElement !== document.body);
    });
    moving.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    // The browser scrolls to a focused element first, so measure in the next frame.
    const onFocusMove = () => requestAnimationFrame(() => uncover(host));
    document.addEventListener('focusin', onFocusMove);
    document.addEventListener('scrollend', onFocusMove);
    return () => {
      releaseSpace?.();
      resizing.disconnect();
      moving.disconnect();
      document.removeEventListener('focusin', onFocusMove);
      document.removeEventListener('scrollend', onFocusMove);
    };
  }, [host, open]);

  useEffect(() => () => host.element.remove(), [host]);

  return host;
}
