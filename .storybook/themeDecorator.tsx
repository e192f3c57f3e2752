import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { SideBySide } from './SideBySide';
import { themeNameOf } from './themeName';

/**
 * Shows a story in the toolbar's theme, or in both side by side, in frames: two copies in one document
 * would share the names of radio buttons, ids and the layer of dialogs. A docs page shows one copy,
 * and a story that sets a theme brings its background.
 */
export const withTheme: Decorator = (Story, { globals, userGlobals, viewMode, ...story }) => {
  const isDocs = viewMode === 'docs';
  const theme = themeNameOf(globals);
  const pageTheme = isDocs ? themeNameOf(userGlobals) : theme;

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = pageTheme;
  }, [pageTheme]);

  if (globals.theme === 'both' && !isDocs) return <SideBySide {...story} />;
  if (theme === pageTheme) return <Story />;
  return (
    <div data-theme={theme} style={{ padding: '1.5rem' }}>
      <Story />
    </div>
  );
};
