import {
  type ComponentProps,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useOpenDialog } from './openDialogs';

export interface ModalDialogOptions extends Pick<ComponentProps<'dialog'>, 'ref'> {
  /** Nothing closes the dialog. */
  loading: boolean;
  onClose: () => void;
}

/**
 * Opens a modal `<dialog>` at its first field while it is mounted, and calls `onClose` on Escape, on a press on the
 * backdrop and on the Close button. Spread `attributes` on the `<dialog>`; `requestClose` is the
 * click handler of its Close button.
 */
export function useModalDialog({ loading, onClose, ref }: ModalDialogOptions) {
  const element = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);

  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    ref,
    () => element.current,
  );

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // The browser would choose a row of tabs before it, which Radix makes usable only later.
    dialog?.querySelector<HTMLElement>(':is(input, select, textarea):enabled')?.focus();
    // Only `close()` gives the focus back; removing the element does not.
    return () => dialog?.close();
  }, []);

  function closeUnlessLoading() {
    if (!loading) onClose();
  }
  useOpenDialog(closeUnlessLoading);

  function requestClose(event: SyntheticEvent) {
    event.preventDefault();
    closeUnlessLoading();
  }

  const attributes: ComponentProps<'dialog'> = {
    ref: element,
    // Chromium lets a second Escape through a prevented `cancel`; `none` stops every one.
    closedby: loading ? 'none' : 'closerequest',
    onCancel(event) {
      // The `cancel` event of a file input bubbles to the dialog.
      if (event.target === event.currentTarget) requestClose(event);
    },
    onKeyDown(event) {
      if (event.key === 'Escape' && !event.defaultPrevented) requestClose(event);
    },
    onClose({ currentTarget: dialog }) {
      if (dialog.open || !dialog.isConnected) return;
      // The browser closed the dialog itself.
      if (loading) dialog.showModal();
      else onClose();
    },
    onPointerDown(event) {
      isPressedOutside.current = event.target === event.currentTarget;
    },
    onClick(event) {
      // A press that began inside, such as a text selection, does not close the dialog. Neither does
      // the second click of the double click that opened it.
      const isOutside = isPressedOutside.current && event.target === event.currentTarget;
      if (isOutside && event.detail <= 1) requestClose(event);
    },
  };

  return { attributes, requestClose };
}
