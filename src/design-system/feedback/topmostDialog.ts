/** The modal dialog above all others, if one is open. The page outside of it is inert. */
export function topmostDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}
