import { useEffect } from 'react';

/** What has a heading of its own. */
const REGIONS = 'dialog, section, [role="tabpanel"], main';

function headingIn(region: Element, levels = 'h1, h2, h3') {
  const headings = [...region.querySelectorAll<HTMLElement>(levels)];
  return headings.find((heading) => heading.getClientRects().length > 0);
}

/** The first visible heading around the element, from the innermost region outwards. */
function headingAround(element: Element | null): HTMLElement | undefined {
  const region = element?.closest(REGIONS);
  return region ? (headingIn(region) ?? headingAround(region.parentElement)) : undefined;
}

/** The first one of a page, also where a section with a heading of its own stands above it. */
function pageHeading() {
  const main = document.querySelector('main') ?? document.body;
  return headingIn(main, 'h1') ?? headingIn(main);
}

/** The content has the focus because the page has no heading yet, such as one of a ticket that loads. */
let isHeadingAwaited = false;

const stopAwaiting = () => {
  isHeadingAwaited = false;
};

/**
 * Moves the focus to the heading of the page, or to the nearest one around an element: screen readers
 * then say where the visitor is. Without a heading, moves it to the content, and to the heading as soon
 * as there is one in a `Page`, unless the visitor does something first.
 */
export function focusHeading(around: Element | null = null, { preventScroll = true } = {}) {
  const heading = headingAround(around) ?? pageHeading();
  const target = heading ?? document.getElementById('content');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll });
  isHeadingAwaited = !heading;
}

function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/**
 * Moves the focus to the nearest heading when the element that has it is removed, and no component
 * has moved it: otherwise the keyboard and the screen reader start again at the top of the page.
 */
export function useLostFocus() {
  useEffect(() => {
    let focused: { element: Element; ancestors: Element[]; byKeyboard: boolean } | undefined;

    function recover() {
      if (isHeadingAwaited && pageHeading()) focusHeading();
      if (!focused || focused.element.isConnected) return;
      const { ancestors, byKeyboard } = focused;
      focused = undefined;
      if (document.activeElement !== document.body) return;
      const parent = ancestors.find((ancestor) => ancestor.isConnected);
      // A page does not scroll away from the pointer.
      focusHeading(parent, { preventScroll: !byKeyboard });
      // A tab in the background moves the focus without an event.
      if (document.activeElement) follow(document.activeElement);
    }

    // After the effects of the components, which may move the focus themselves.
    const observer = new MutationObserver(() => {
      if (isHeadingAwaited || (focused && !focused.element.isConnected)) setTimeout(recover);
    });

    function follow(element: Element) {
      const byKeyboard = element.matches(':focus-visible');
      focused = { element, ancestors: ancestorsOf(element), byKeyboard };
      observer.observe(document.body, { childList: true, subtree: true });
    }

    function onFocusIn({ target }: FocusEvent) {
      stopAwaiting();
      if (target instanceof Element) follow(target);
    }

    /** Forgets an element that the visitor has left, but not one that is just being removed. */
    function onFocusOut() {
      setTimeout(() => {
        const isLeft = document.activeElement === document.body && focused?.element.isConnected;
        if (isLeft) focused = undefined;
      });
    }

    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    document.addEventListener('pointerdown', stopAwaiting);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('pointerdown', stopAwaiting);
    };
  }, []);
}
