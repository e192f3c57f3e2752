import { useEffect } from 'react';

/** The parts of a page that have a heading of their own. */
const PARTS = 'dialog, section, [role="tabpanel"], main';

/** The first visible heading of the smallest part that contains the element and has one. */
function headingAround(element: Element | null): HTMLElement | null {
  const part = element?.closest(PARTS);
  if (!part) return null;
  const headings = [...part.querySelectorAll<HTMLElement>('h1, h2, h3')];
  const visible = headings.find((heading) => heading.getClientRects().length > 0);
  return visible ?? headingAround(part.parentElement);
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

    function focusHeading() {
      if (!focused || focused.element.isConnected) return;
      const { ancestors, byKeyboard } = focused;
      focused = undefined;
      if (document.activeElement !== document.body) return;
      const parent = ancestors.find((each) => each.isConnected) ?? null;
      const heading = headingAround(parent) ?? headingAround(document.querySelector('main'));
      if (!heading) return;
      heading.tabIndex = -1;
      // A page does not scroll away from the pointer.
      heading.focus({ preventScroll: !byKeyboard });
    }

    // After the effects of the components, which may move the focus themselves.
    const observer = new MutationObserver(() => {
      if (focused && !focused.element.isConnected) setTimeout(focusHeading);
    });

    function onFocusIn({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const byKeyboard = target.matches(':focus-visible');
      focused = { element: target, ancestors: ancestorsOf(target), byKeyboard };
      observer.observe(document.body, { childList: true, subtree: true });
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
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}
