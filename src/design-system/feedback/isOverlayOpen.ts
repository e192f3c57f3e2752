/** Whether a modal dialog, a menu or a card is open. The host of the toasts is a manual popover. */
export function isOverlayOpen(): boolean {
  return (
    document.querySelector(
      'dialog:modal, [data-menu][open], :popover-open:not([popover="manual"])',
    ) !== null
  );
}
