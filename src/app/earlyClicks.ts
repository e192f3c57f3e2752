/**
 * The page is alive before React is: its controls are links, radio buttons and `<details>`. What a
 * click does besides (a toast, the way to the questionnaire) needs React. Elements that have such a
 * part carry `data-replay`: the boot script notes clicks on them, and React, once there, gets them.
 */
declare global {
  interface Window {
    /** Elements clicked before React came; undefined once it is there. */
    millraceEarlyClicks?: Element[] | undefined;
  }
}

/** What the window hears once all modules of a page have come. */
export const LOADED = 'millrace:loaded';

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/** Calls the listener at each sign that somebody is about to do what needs React. */
export function onIntent(listener: () => void) {
  const onSign = (event: Event) => closest(event, '[data-replay], form') && listener();
  for (const sign of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
}

/** Notes clicks from now on. */
export function recordEarlyClicks() {
  window.millraceEarlyClicks = [];
  document.addEventListener('click', (event) => {
    const element = closest(event, '[data-replay]');
    if (element) window.millraceEarlyClicks?.push(element);
  });
}

/** Gives React the clicks that came before it. What a link does by itself has been done already. */
export function replayEarlyClicks() {
  const clicked = window.millraceEarlyClicks ?? [];
  window.millraceEarlyClicks = undefined;
  for (const element of clicked) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLAnchorElement) {
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    }
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
