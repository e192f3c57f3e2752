/** Whether a modal dialog, a menu or a card is open. The host of the toasts is a manual popover. */
export function isOverlayOpen(): boolean {
  return (
    document.querySelector(
      'dialog:modal, [data-menu][open], :popover-open:not([popover="manual"])',
    ) !== null
  );
}

/** The modal dialog above all others, if one is open. The page outside of it is inert. */
export function topmostDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}
