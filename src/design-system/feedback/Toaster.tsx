import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { rootOf } from '../tokens/createTheme';
import { useWords } from '../words/WordsProvider';
import { isOverlayOpen, topmostDialog } from './openOverlays';
import { Toast } from './Toast';
import * as styles from './Toaster.css';
import type { ToastEntry, ToastStore } from './toastStore';

export interface ToasterProps {
  /** The toast that is shown. */
  store: ToastStore;
}

/** Shows the store's toast above everything else. F8 moves the focus to it, Escape closes it. */
export function Toaster({ store }: ToasterProps) {
  const toast = useSyncExternalStore(store.subscribe, store.getToast, store.getToast);
  return toast?.open && <ToastRegion toast={toast} store={store} />;
}

/** A box in the browser's top layer. */
function createHost() {
  const element = document.createElement('div');
  element.popover = 'manual';
  element.className = styles.host;
  return element;
}

/** Moves the host to the header while a main action is below it, after a scroll for example. */
function leaveFree(host: HTMLElement) {
  // The list, without the space around it.
  const list = (host.firstElementChild ?? host).getBoundingClientRect();
  for (const action of document.querySelectorAll('[data-main-action]')) {
    const { top, right, bottom, left } = action.getBoundingClientRect();
    const isBeside = right <= list.left || left >= list.right;
    if (!isBeside && bottom > list.top && top < list.bottom) host.dataset.top = '';
  }
}

function ToastRegion({ toast, store }: ToasterProps & { toast: ToastEntry }) {
  const { id, tone, yielding } = toast;
  const { notifications } = useWords();
  const [host] = useState(createHost);
  /** Had the focus before the toast. */
  const origin = useRef<HTMLElement>(null);

  const dismiss = useCallback(() => {
    const hadFocus = host.contains(document.activeElement);
    store.dismiss();
    if (hadFocus) origin.current?.focus();
  }, [host, store]);

  useLayoutEffect(() => {
    /** Moves it into the topmost modal dialog, because the page outside is inert, and back later. */
    function place() {
      const dialog = topmostDialog();
      const parent = dialog ?? rootOf(document);
      if (host.parentElement === parent) return;
      const isMoved = host.parentElement !== null;
      parent.append(host);
      // Safari 16 has no popovers: there its z-index keeps it above the page.
      host.showPopover?.();
      if (isMoved && (dialog ? yielding : tone === 'danger')) dismiss();
    }
    const onChange = () => {
      place();
      leaveFree(host);
    };
    onChange();
    const moving = new MutationObserver(onChange);
    moving.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    const leaving = new AbortController();
    for (const event of ['scroll', 'resize']) {
      window.addEventListener(event, onChange, { signal: leaving.signal });
    }
    return () => {
      moving.disconnect();
      leaving.abort();
    };
  }, [host, tone, yielding, dismiss]);

  useEffect(() => () => host.remove(), [host]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'F8') host.querySelector<HTMLElement>('[data-toast]')?.focus();
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const isFocused = host.contains(document.activeElement);
      // An open dialog handles Escape itself, unless the focus is on the toast.
      if (!isFocused && topmostDialog()) return;
      if (isFocused) event.preventDefault();
      dismiss();
    }
    const onToggle = () => yielding && isOverlayOpen() && dismiss();
    const onFocusIn = ({ target }: FocusEvent) =>
      yielding && !host.contains(target as Node) && dismiss();
    const onSubmit = () => store.dismiss();
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('focusin', onFocusIn, { signal });
    // In the capture phase: `toggle` does not bubble, and the form's handler may raise a new toast.
    document.addEventListener('toggle', onToggle, { signal, capture: true });
    document.addEventListener('submit', onSubmit, { signal, capture: true });
    return () => leaving.abort();
  }, [host, yielding, store, dismiss]);

  return createPortal(
    <section
      aria-label={notifications}
      onFocus={({ currentTarget, relatedTarget: before }) => {
        if (before instanceof HTMLElement && !currentTarget.contains(before)) {
          origin.current = before;
        }
      }}
    >
      <ol role="list">
        <Toast key={id} toast={toast} onDismiss={dismiss} />
      </ol>
    </section>,
    host,
  );
}
