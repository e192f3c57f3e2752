import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { createMemoryRouter, parsePath, type RouteObject, RouterProvider } from 'react-router-dom';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { MemoryBackendOptions } from '#mocks/createMemoryBackend.ts';
import type { scenarios } from '#mocks/scenarios.ts';
import type { Backend } from '#src/backend/Backend.ts';
import { BackendProvider } from '#src/backend/BackendContext.tsx';
import { holdClock, type StoryClock } from './clock';
import { chosenWorld } from './worlds';

export interface ScreenParameters {
  /** Shows a screen of the site, through the real route table, with its frame around it. */
  route?: {
    /** The address. */
    path: string;
    /** What the navigation to it carried. */
    state?: unknown;
    /** A route table other than the site's own. */
    table?: () => RouteObject[];
  };
  /** What the memory backend holds, and which of its verbs fail or hang. */
  backend?: MemoryBackendOptions;
  /** A world of `mocks/scenarios.ts` instead: the browser backend, with a storage in that state. */
  scenario?: keyof typeof scenarios;
}

/**
 * What the story of a whole page has in its parameters: edge to edge, its landmarks checked, and in
 * a frame of its own on the page of documentation. The skip link stands outside the landmarks.
 */
export const wholePage = {
  layout: 'fullscreen' as const,
  a11y: {
    config: { rules: [{ id: 'region', enabled: true, selector: 'body *:not([href="#content"])' }] },
  },
};

/** The frame that a whole page is documented in. */
export const inFrame = { inline: false, height: '640px' };

type Router = ReturnType<typeof createMemoryRouter>;

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Time, which stands still in the story of a screen. */
    clock: StoryClock;
    /** What is asked behind the screen. */
    backend: Backend;
    /** Where the visitor is. */
    router: Router;
    /** Has the network answer as the toolbar's world says; undefined in the story's own world. */
    answerAsChosen?: () => void;
  }
}

/** The world behind the story. It is loaded for those that have one: most components have none. */
async function openBackend({ scenario, backend }: ScreenParameters) {
  if (scenario) {
    const { scenarios } = await import('#mocks/scenarios.ts');
    return scenarios[scenario]().backend;
  }
  const { createMemoryBackend } = await import('#mocks/createMemoryBackend.ts');
  return createMemoryBackend(backend);
}

/** A router that has loaded its first screen, so that a story begins with it. */
async function openRoute({ path, state, table }: NonNullable<ScreenParameters['route']>) {
  const { routes } = await import('#src/app/routes.tsx');
  const router = createMemoryRouter(table?.() ?? routes, {
    initialEntries: [{ ...parsePath(path), state }],
  });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  return router;
}

interface ScreenProps {
  router: Router;
  backend: Backend;
}

/** Stays with its first router and backend: a theme from the toolbar does not begin it anew. */
function Screen(props: ScreenProps) {
  const [{ router, backend }] = useState(props);
  return (
    <BackendProvider backend={backend}>
      <RouterProvider router={router} />
    </BackendProvider>
  );
}

/** Shows the screen that the story names, instead of the component. Another world begins it anew. */
export const withScreen: Decorator = (Story, context) => {
  const { router, backend, answerAsChosen } = context;
  const world = chosenWorld(context)?.name;
  // Only now: what the story itself says of the network was said before it is shown.
  useLayoutEffect(() => answerAsChosen?.(), [answerAsChosen]);
  if (router) return <Screen key={world} router={router} backend={backend} />;
  return <Story key={world} />;
};

/** Opens the address that a story names, and the world behind it; `withScreen` shows them. */
export function addonScreens() {
  return definePreviewAddon<{ parameters: ScreenParameters }>({
    async beforeEach(context) {
      const parameters: ScreenParameters = context.parameters;
      const { route, scenario, backend } = parameters;
      const world = chosenWorld(context);
      if (route || scenario || backend) context.backend = await openBackend(world ?? parameters);
      if (world) {
        const { networkScenarios } = await import('#mocks/networkScenarios.ts');
        const handlers = networkScenarios[world.network]();
        context.answerAsChosen = () => context.msw.use(...handlers);
      }
      if (!route) return;
      const router = await openRoute(route);
      const { clock, release } = holdClock();
      Object.assign(context, { router, clock });
      return () => {
        release();
        router.dispose();
      };
    },
  });
}
