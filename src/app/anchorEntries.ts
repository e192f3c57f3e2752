/**
 * Adds the router's state to history entries that the browser creates for anchors: a key, under which
 * the entry's scroll position is stored, and an index, which the router needs to block navigation
 * while there are unsaved edits. Call it before the router listens.
 */
export function addStateToAnchorEntries() {
  const indexOf = (state: { idx?: number } | null) => state?.idx ?? null;
  let index = indexOf(window.history.state);
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    const known = indexOf(window.history.state);
    if (known !== null) index = known;
    else if (index !== null && navigationType === 'push') index += 1;
  });
  window.addEventListener('popstate', () => {
    if (window.history.state !== null) return;
    const idx = window.navigation ? index : null;
    window.history.replaceState({ key: `anchor-${Date.now()}`, idx }, '');
  });
}
