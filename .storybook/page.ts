import { attachFrameBehaviour } from '#src/features/site-frame/frameBehaviour.ts';
import { attachThemeBehaviour } from '#src/features/site-frame/themeBehaviour.ts';

/**
 * Links of a story lead nowhere: the frame that it lives in must not be navigated away. Anchors of
 * its own page, which for all of them is the landing page, are gone to. What code does with a
 * press, such as changing the screen, has happened by the time it gets here.
 */
function keepLinksHere(story: HTMLElement) {
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

/** A test that failed in its last checks leaves all animations paused, and the next would wait. */
function resumeAnimations() {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
}

/**
 * What the boot script does for a page of the site, done for a story: the frame moves and the theme
 * switch paints (it is kept nowhere). Nothing scrolls smoothly, so that nobody has to wait for it.
 * The function that it returns leaves the page as it was.
 */
export function attachPage({ canvasElement }: { canvasElement: HTMLElement }) {
  const { title, documentElement } = document;
  documentElement.style.scrollBehavior = 'auto';
  resumeAnimations();
  const detach = [
    attachFrameBehaviour(document),
    attachThemeBehaviour(document, () => {}),
    keepLinksHere(canvasElement),
  ];
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
