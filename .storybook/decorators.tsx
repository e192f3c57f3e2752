import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppLink } from '#src/app/AppLink.tsx';
import { AdminBackendProvider } from '#src/backend/AdminBackendContext.tsx';
import { BackendProvider } from '#src/backend/BackendContext.tsx';
import { LinkProvider, ToastProvider } from '#src/design-system/index.ts';
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

/**
 * Provides a router, links, toasts and the backend of the story's parameters. The story of a whole
 * screen sets `parameters.route` instead.
 */
export const withApp: Decorator = (Story, { backend }) => (
  <MemoryRouter>
    <BackendProvider backend={backend}>
      <AdminBackendProvider create={() => backend}>
        <LinkProvider value={AppLink}>
          <ToastProvider>
            <Story />
          </ToastProvider>
        </LinkProvider>
      </AdminBackendProvider>
    </BackendProvider>
  </MemoryRouter>
);

/** Limits a component to the width that it has on the site. */
export const inColumn =
  (maxInlineSize: string): Decorator =>
  (Story) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  );
