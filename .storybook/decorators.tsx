import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppLink } from '#src/app/AppLink.tsx';
import { AdminBackendProvider } from '#src/backend/AdminBackendContext.tsx';
import { BackendProvider } from '#src/backend/BackendContext.tsx';
import { LinkProvider, ToastProvider } from '#src/design-system/index.ts';

/**
 * Shows a story in the toolbar's theme, or in both side by side. On a docs page each story sets its
 * own background, because one page shows stories of both themes.
 */
export const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const theme: unknown = globals.theme;
  const pageTheme = theme === 'dark' && viewMode === 'story' ? 'dark' : 'light';

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = pageTheme;
  }, [pageTheme]);

  const themes = theme === 'both' ? ['light', 'dark'] : [theme === 'dark' ? 'dark' : 'light'];
  if (themes.length === 1 && themes[0] === pageTheme) return <Story />;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(${themes.length}, 1fr)` }}>
      {themes.map((each) => (
        <div key={each} data-theme={each} style={{ padding: '1.5rem' }}>
          <Story />
        </div>
      ))}
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
