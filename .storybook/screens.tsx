import type { Decorator, StoryContext } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { useLayoutEffect, useState } from 'react';
import { createMemoryRouter, parsePath, type RouteObject, RouterProvider } from 'react-router-dom';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { WholeBackend } from '#mocks/createBackendOver.ts';
import type { StoryBackendOptions } from '#mocks/createStoryBackend.ts';
import { wakeWorker } from '#mocks/guardNetwork.ts';
import type { Works } from '#mocks/handlers/answer.ts';
import type { scenarios } from '#mocks/scenarios.ts';
import { AdminBackendProvider } from '#src/backend/AdminBackendContext.tsx';
import { BackendProvider } from '#src/backend/BackendContext.tsx';
import { installClock, type StoryClock } from './clock';
import { chosenScenario } from './scenarioToolbar';

export interface ScreenParameters {
  /** Renders an address of the site through the real route table. */
  route?: {
    path: string;
    /** The navigation state. */
    state?: unknown;
    /** Replaces the site's route table. */
    table?: () => RouteObject[];
  };
  /** The values in the storage of the story's backend, and its methods that fail or hang. */
  backend?: StoryBackendOptions;
  /** A scenario of `mocks/scenarios.ts` instead: the browser backend with that storage. */
  scenario?: keyof typeof scenarios;
}

/** Docs parameters that show a story in an iframe. */
export const inFrame = { inline: false, height: '640px' };

/** Parameters of a whole page: no padding, and its landmarks are checked except the skip link. */
export const wholePage = {
  layout: 'fullscreen' as const,
  docs: { story: inFrame },
  a11y: {
    config: { rules: [{ id: 'region', enabled: true, selector: 'body *:not([href="#content"])' }] },
  },
};

type Router = ReturnType<typeof createMemoryRouter>;

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The stopped clock of a screen's story. */
    clock: StoryClock;
    /** The visitor's and the owner's backend of the story. */
    backend: WholeBackend;
    /** Gives other answers from now on, for connected mode; with `once`, to one request each. */
    answer: (works: Works, options?: { once: boolean }) => void;
    /** The router of a screen's story. */
    router: Router;
    /** Applies the network of the toolbar's scenario; undefined for the story's own. */
    applyNetwork?: () => void;
  }
}

/** Loads the mocks only for stories with a backend, because most components have none. */
async function openBackend({ scenario, backend }: ScreenParameters, first: HttpHandler[]) {
  if (scenario) {
    const { scenarios } = await import('#mocks/scenarios.ts');
    return scenarios[scenario]().backend;
  }
  const { createStoryBackend } = await import('#mocks/createStoryBackend.ts');
  return createStoryBackend(backend, first);
}

/** The client does not upload by `fetch`, so the worker has to answer. */
async function answerUploads({ msw }: StoryContext, { faults }: StoryBackendOptions) {
  const { failing } = await import('#mocks/handlers/answer.ts');
  msw.use(...failing(faults));
  await wakeWorker();
}

/** Resolves when the router has loaded its first screen. */
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
  backend: WholeBackend;
}

/** Keeps its first router and backend, so that a change of theme does not restart the screen. */
function Screen(props: ScreenProps) {
  const [{ router, backend }] = useState(props);
  return (
    <BackendProvider backend={backend}>
      <AdminBackendProvider create={() => backend}>
        <RouterProvider router={router} />
      </AdminBackendProvider>
    </BackendProvider>
  );
}

/** Renders the screen of the story's `route` instead of its component; a new scenario restarts it. */
export const withScreen: Decorator = (Story, context) => {
  const { router, backend, applyNetwork } = context;
  const scenario = chosenScenario(context)?.name;
  // After the story's own `beforeEach`, which also sets handlers.
  useLayoutEffect(() => applyNetwork?.(), [applyNetwork]);
  if (router) return <Screen key={scenario} router={router} backend={backend} />;
  return <Story key={scenario} />;
};

/** Prepares the backend, the router and the clock of a story; `withScreen` renders them. */
export function addonScreens() {
  return definePreviewAddon<{ parameters: ScreenParameters }>({
    async beforeEach(context) {
      const parameters: ScreenParameters = context.parameters;
      const { route, scenario, backend } = parameters;
      const chosen = chosenScenario(context);
      if (backend?.connected) await answerUploads(context, backend);
      if (route || scenario || backend) {
        const first: HttpHandler[] = [];
        const { handlersOf } = await import('#mocks/handlers/answer.ts');
        context.answer = (...works) => void first.unshift(...handlersOf(...works));
        context.backend = await openBackend(chosen ?? parameters, first);
      }
      if (chosen) {
        const { networkScenarios } = await import('#mocks/networkScenarios.ts');
        const handlers = networkScenarios[chosen.network]();
        context.logsAnything = true;
        context.applyNetwork = () => context.msw.use(...handlers);
      }
      if (!route) return;
      const router = await openRoute(route);
      const { clock, uninstall } = installClock();
      Object.assign(context, { router, clock });
      return () => {
        uninstall();
        router.dispose();
      };
    },
  });
}
