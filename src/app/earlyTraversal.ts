/**
 * Going back or forward within one document changes the address and leaves the page as it is: the
 * router shows the other one. Before the router is there, such as after a reload, nobody would.
 */

/**
 * Asks the server for the page of an address that the visitor goes back or forward to before React
 * is there. Call it first: whoever else listens to the history does not hear of it.
 */
export function followEarlyTraversals(view: Window) {
  const address = () => view.location.pathname + view.location.search;
  const loaded = address();
  view.addEventListener('popstate', (event) => {
    if (!view.millraceEarlyClicks || address() === loaded) return;
    event.stopImmediatePropagation();
    view.location.reload();
  });
}
