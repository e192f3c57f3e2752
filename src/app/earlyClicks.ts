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

/** Notes clicks from now on, and calls `onIntent` at the first sign that somebody is about to click. */
export function recordEarlyClicks(onIntent: () => void) {
  window.millraceEarlyClicks = [];
  const replayable = ({ target }: Event) =>
    target instanceof Element ? target.closest('[data-replay]') : null;

  document.addEventListener('click', (event) => {
    const element = replayable(event);
    if (element) window.millraceEarlyClicks?.push(element);
  });
  for (const sign of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    document.addEventListener(sign, (event) => replayable(event) && onIntent(), { passive: true });
  }
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
