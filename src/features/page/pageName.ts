import { useLayoutEffect } from 'react';

/** What is shown, such as a ticket's title; undefined while the page alone names it. */
let shown: string | undefined;
let titleOf: ((name?: string) => string) | undefined;

function update() {
  if (titleOf) document.title = titleOf(shown);
}

/**
 * Sets the document's title. Both hooks run before the effect that moves the focus to a new screen:
 * screen readers then say the new title.
 */
export function useDocumentTitle(compose: (name?: string) => string) {
  useLayoutEffect(() => {
    titleOf = compose;
    update();
    return () => {
      titleOf = undefined;
    };
  }, [compose]);
}

/** Names what the page shows, in the document's title before the title of the page. */
export function usePageName(name: string | undefined) {
  useLayoutEffect(() => {
    shown = name;
    update();
    return () => {
      shown = undefined;
      update();
    };
  }, [name]);
}
