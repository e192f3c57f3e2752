/**
 * The page works before React: its controls are links, radio buttons and `<details>`. Some clicks
 * also need React, for a toast or the way to the questionnaire. Those elements carry `data-replay`:
 * the boot script queues clicks on them, and React replays the queue once it has hydrated the page.
 */
declare global {
  interface Window {
    /** Elements clicked before hydration, oldest first. */
    millraceEarlyClicks?: Element[];
  }
}

/** The event on `window` when all modules of the page have loaded. */
export const LOADED = 'millrace:loaded';

/** On `<html>` while React controls the page. */
const HYDRATED = 'data-hydrated';

export function isHydrated() {
  return document.documentElement.hasAttribute(HYDRATED);
}

export function setHydrated(hydrated: boolean) {
  document.documentElement.toggleAttribute(HYDRATED, hydrated);
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/** Calls the listener whenever the visitor is about to use something that needs React. */
export function onIntent(listener: () => void) {
  const onEvent = (event: Event) => closest(event, '[data-replay], form') && listener();
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    document.addEventListener(type, onEvent, { passive: true });
  }
}

/** Queues clicks until React has hydrated the page. */
export function queueEarlyClicks() {
  const queue: Element[] = [];
  window.millraceEarlyClicks = queue;
  const keep = (event: MouseEvent) => {
    const element = closest(event, '[data-replay]');
    if (element && !isHydrated()) queue.push(element);
  };
  document.addEventListener('click', keep);
  // The middle button opens a link in a new tab.
  document.addEventListener('auxclick', (event) => event.button === 1 && keep(event));
}

/** Replays the queued clicks. A link is not followed again. */
export function replayEarlyClicks() {
  for (const element of window.millraceEarlyClicks?.splice(0) ?? []) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLAnchorElement) {
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    }
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
