import { cancelAnnouncements } from '#src/design-system/feedback/announcer.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** What live regions have said since the story began, in order. */
    announcements: string[];
  }
}

const LIVE = '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"]';

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/**
 * Records what a screen reader says by itself: the text of a live region that changes, and an alert that
 * is inserted. Another region that is inserted with its text is silent.
 */
export function recordAnnouncements(context: object) {
  const announcements: string[] = [];
  const observer = new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target, addedNodes }) => [
      elementOf(target)?.closest<HTMLElement>(LIVE),
      ...[...addedNodes].map((node) => elementOf(node)?.closest<HTMLElement>('[role="alert"]')),
    ]);
    for (const region of new Set(regions)) {
      const text = region?.checkVisibility() ? region.innerText.trim() : '';
      if (text) announcements.push(text);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  Object.assign(context, { announcements });
  return () => {
    observer.disconnect();
    cancelAnnouncements();
  };
}
