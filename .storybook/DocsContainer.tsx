import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { storybookThemes } from './theme';
import { themeNameOf } from './themeName';

interface GlobalsEvent {
  globals: Record<string, unknown>;
}

/** Shows a docs page in the theme of the toolbar. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [theme, setTheme] = useState(() => {
    const [updated]: GlobalsEvent[] = channel.last(GLOBALS_UPDATED);
    const [initial]: GlobalsEvent[] = channel.last(SET_GLOBALS);
    return themeNameOf((updated ?? initial)?.globals);
  });

  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent) => setTheme(themeNameOf(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <Container context={context} theme={storybookThemes[theme]}>
      {children}
    </Container>
  );
}
