import { attachMenuBehaviour } from '#src/design-system/navigation/menuBehaviour.ts';

/**
 * Prevents links of a story from navigating Storybook's frame. Anchors of the landing page still
 * scroll. The listener is on `window`, so the story's own click handlers run first.
 */
function blockNavigation(story: HTMLElement) {
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element) || !story.contains(target)) return;
    const href = target.closest('a')?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    const [, anchor] = /^\/?(#.+)/.exec(href) ?? [];
    if (anchor) window.location.hash = anchor;
  };
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}

/** Removes the pause that a failed test may have left; the next test would wait for it. */
function resumeAnimations() {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
}

/**
 * Makes the menus of a story close, as the boot script of a page does, without smooth scrolling. Returns a function that restores the page.
 */
export function attachPage({ canvasElement }: { canvasElement: HTMLElement }) {
  const { title, documentElement } = document;
  documentElement.style.scrollBehavior = 'auto';
  resumeAnimations();
  const detach = [attachMenuBehaviour(document), blockNavigation(canvasElement)];
  return () => {
    for (const each of detach) each();
    documentElement.style.scrollBehavior = '';
    document.title = title;
    if (window.location.hash) {
      window.history.replaceState(null, '', window.location.href.replace(/#.*/, ''));
    }
    window.scrollTo(0, 0);
  };
}
