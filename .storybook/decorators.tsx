import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { mockNow } from '#mocks/clock.ts';
import { AppLink } from '#src/app/AppLink.tsx';
import { AdminBackendProvider } from '#src/backend/AdminBackendContext.tsx';
import { BackendProvider } from '#src/backend/BackendContext.tsx';
import { LinkProvider, ToastProvider } from '#src/design-system/index.ts';
import { ClockContext } from '#src/features/job-ticket/useToday.ts';

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
            <ClockContext value={mockNow}>
              <Story />
            </ClockContext>
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
