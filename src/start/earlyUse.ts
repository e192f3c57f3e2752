/**
 * What the visitor does before hydration. Controls work without React: they are links, radio buttons
 * and `<details>`. Clicks that also need React, for a toast or the way to the questionnaire, are on
 * elements with `data-replay`: they are queued, and replayed after hydration.
 */
/** On `<html>` while React controls the page. */
const HYDRATED = 'data-hydrated';

export const isHydrated = () => document.documentElement.hasAttribute(HYDRATED);

export function setHydrated(hydrated: boolean) {
  document.documentElement.toggleAttribute(HYDRATED, hydrated);
}

export const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/** Calls the listener whenever the visitor is about to use something that needs React. */
export function onIntent(listener: () => void) {
  const onEvent = (event: Event) => closest(event, '[data-replay], form') && listener();
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    document.addEventListener(type, onEvent, { passive: true });
  }
}

/**
 * Queues clicks until React has hydrated the page. Returns a function that replays them, oldest first.
 * A link is not followed again.
 */
export function queueEarlyClicks() {
  const queue: Element[] = [];
  const keep = (event: MouseEvent) => {
    const element = closest(event, '[data-replay]');
    if (element && !isHydrated()) queue.push(element);
  };
  document.addEventListener('click', keep);
  // The middle button opens a link in a new tab.
  document.addEventListener('auxclick', (event) => event.button === 1 && keep(event));

  return () => {
    for (const element of queue.splice(0)) {
      if (!element.isConnected) continue;
      if (element instanceof HTMLAnchorElement) {
        window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      }
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  };
}

/**
 * Going back or forward within a document changes its URL alone: the router shows the other page. Until
 * the router has started, this loads the other page instead, before another listener sees the event.
 */
export function followEarlyTraversals() {
  const url = () => location.pathname + location.search;
  const loaded = url();
  window.addEventListener('popstate', (event) => {
    if (isHydrated() || url() === loaded) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}
