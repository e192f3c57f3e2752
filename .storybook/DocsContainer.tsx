import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { storybookThemes } from './theme';
import { themeInAddress, themeNameOf } from './themeName';

/** `globals` are the toolbar's, overridden by the story's own. */
interface GlobalsEvent {
  userGlobals: Record<string, unknown>;
}

/** Shows a docs page, and the stories that it shows in frames, in the theme of the toolbar. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [theme, setTheme] = useState(() => {
    const [updated]: GlobalsEvent[] = channel.last(GLOBALS_UPDATED);
    return updated ? themeNameOf(updated.userGlobals) : themeInAddress(location.search);
  });
  // The docs blocks derive the addresses of frames from this variable. A frame also reports its
  // globals to the page, which would take another theme for the toolbar's.
  Reflect.set(globalThis, 'PREVIEW_URL', `iframe.html?globals=theme:${theme}`);

  useEffect(() => {
    const follow = ({ userGlobals }: GlobalsEvent) => setTheme(themeNameOf(userGlobals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    // The key makes the blocks read the addresses of their frames again.
    <Container key={theme} context={context} theme={storybookThemes[theme]}>
      {children}
    </Container>
  );
}
