import { type ComponentProps, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export interface ModalDialogOptions {
  /** Nothing closes it meanwhile. */
  isBusy: boolean;
  onClose: () => void;
}

/**
 * Opens a `<dialog>` over the page for as long as it is mounted, and asks its owner to close it
 * in every way that a visitor knows. `attributes` belong on the `<dialog>`, `requestClose` on
 * its Close button.
 */
export function useModalDialog({ isBusy, onClose }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closing it before it leaves the page is what gives the focus back.
    return () => dialog?.close();
  }, []);

  function requestClose(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) onClose();
  }

  const attributes: ComponentProps<'dialog'> = {
    ref,
    // Chromium lets a second Escape through a prevented `cancel`; `none` stops every one.
    closedby: isBusy ? 'none' : 'closerequest',
    onCancel(event) {
      // A file input's `cancel` arrives here too.
      if (event.target === event.currentTarget) requestClose(event);
    },
    onKeyDown(event) {
      if (event.key === 'Escape' && !event.defaultPrevented) requestClose(event);
    },
    onClose({ currentTarget: dialog }) {
      if (dialog.open || !dialog.isConnected) return;
      // The browser closed it by itself.
      if (isBusy) dialog.showModal();
      else onClose();
    },
    onPointerDown(event) {
      isPressedOutside.current = event.target === event.currentTarget;
    },
    onClick(event) {
      // A press that began inside, such as one that marks text, does not count.
      if (isPressedOutside.current && event.target === event.currentTarget) requestClose(event);
    },
  };

  return { attributes, requestClose };
}
