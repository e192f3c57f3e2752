/** Sets the attribute that the boot script sets if a session is stored. */
export function setSignedIn() {
  document.documentElement.toggleAttribute('data-signed-in', true);
  return () => document.documentElement.removeAttribute('data-signed-in');
}
