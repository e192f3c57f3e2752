import { isHydrated } from './earlyUse';

/**
 * Going back or forward within one document changes the address and leaves the page as it is; the
 * router then shows the other page. Until the router has started, this loads the other page from the
 * server instead. Call it before anything else listens to `popstate`, which it may stop.
 */
export function followEarlyTraversals(view: Window) {
  const address = () => view.location.pathname + view.location.search;
  const loaded = address();
  view.addEventListener('popstate', (event) => {
    if (isHydrated() || address() === loaded) return;
    event.stopImmediatePropagation();
    view.location.reload();
  });
}
