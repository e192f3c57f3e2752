import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppLink } from '#src/app/AppLink.tsx';
import { AdminBackendProvider } from '#src/backend/AdminBackendContext.tsx';
import { BackendProvider } from '#src/backend/BackendContext.tsx';
import { LinkProvider, ToastProvider } from '#src/design-system/index.ts';

/**
 * Shows a story in the theme of the toolbar: light, dark, or one beside the other. A page of
 * documentation holds stories of both, so that there each paints its own ground and not the page.
 */
export const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const theme: unknown = globals.theme;
  const pageTheme = theme === 'dark' && viewMode === 'story' ? 'dark' : 'light';

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = pageTheme;
  }, [pageTheme]);

  const grounds = theme === 'both' ? ['light', 'dark'] : [theme === 'dark' ? 'dark' : 'light'];
  if (grounds.length === 1 && grounds[0] === pageTheme) return <Story />;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(${grounds.length}, 1fr)` }}>
      {grounds.map((each) => (
        <div key={each} data-theme={each} style={{ padding: '1.5rem' }}>
          <Story />
        </div>
      ))}
    </div>
  );
};

/**
 * Gives a component what it finds around it on the site, without the site: a router, which begins
 * on the landing page, the router's links, toasts, and the backend of its parameters. The story of
 * a whole screen names a `route` in its parameters instead.
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

/** Gives a component no more room than it finds where it stands on the site. */
export const inColumn =
  (maxInlineSize: string): Decorator =>
  (Story) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  );
