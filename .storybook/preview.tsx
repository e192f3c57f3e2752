import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { configure } from 'storybook/test';
import { type Breakpoint, breakpoints } from '#src/design-system/tokens/tokens.ts';
import '#src/design-system/index.ts';
import { recordAnnouncements } from './announcements';
import { addonChromatic } from './chromatic';
import { ASYNC_UTIL_TIMEOUT } from './clock';
import { addonConsoleGuard } from './consoleGuard';
import { withTheme } from './decorators';
import { addonGuidance } from './guidance';
import { setReducedMotion } from './motion';
import { startWorker } from './network';
import { attachPage } from './page';
import { toolbarScenarios } from './scenarioToolbar';
import { addonScreens, withScreen } from './screens';
import { viewportSize } from './screenshots';
import { addonTranslation } from './translation';

const DocsPage = lazy(() => import('./DocsPage').then(({ DocsPage: page }) => ({ default: page })));
const DocsContainer = lazy(() =>
  import('./DocsContainer').then(({ DocsContainer: container }) => ({ default: container })),
);

configure({
  asyncUtilTimeout: ASYNC_UTIL_TIMEOUT,
  // A live region repeats a text of the page; see `announcements` for what was said.
  defaultIgnore: 'script, style, [aria-live]',
});

export default definePreview({
  // The guard comes first, so that it records the messages of the others.
  addons: [
    addonConsoleGuard(),
    addonTranslation(),
    addonDocs(),
    addonA11y(),
    addonMsw(startWorker),
    addonScreens(),
    addonGuidance(),
    addonChromatic(),
  ],
  // Literals, because Storybook reads the tags without running this file.
  tags: ['autodocs', 'visual'],
  // The last decorator is the outermost.
  decorators: [withScreen, withTheme],
  beforeEach(context) {
    setReducedMotion(context.globals.motion === 'reduced');
    const stopRecording = recordAnnouncements(context);
    const detachPage = attachPage(context);
    return () => {
      stopRecording();
      detachPage();
    };
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'both', title: 'Side by side' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { value: 'system', title: 'System motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    scenario: {
      description: 'Stored data and answers of the providers',
      toolbar: {
        title: 'Scenario',
        icon: 'database',
        items: [
          { value: 'own', title: 'Story’s own' },
          ...Object.entries(toolbarScenarios).map(([value, { title }]) => ({ value, title })),
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', motion: 'system', scenario: 'own' },
  parameters: {
    // The story tests use `pageChecks.ts` instead, which checks more in less time.
    a11y: { test: 'error', disable: '__vitest_browser__' in globalThis },
    // Storybook prints the minified name of its own empty function in a built Storybook.
    jsx: { functionValue: () => '() => {}' },
    docs: {
      toc: {
        title: 'On this page',
        headingSelector: 'h2',
        // Those of samples, and the one that Storybook leaves empty.
        ignoreSelector: '.sb-story *, .sb-unstyled *, :empty',
      },
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense fallback={null}>
          <DocsContainer {...props} />
        </Suspense>
      ),
      // Without a `Suspense` of its own: Storybook looks for the headings once, 100 ms after it shows
      // the container, which therefore waits for the page.
      page: () => <DocsPage />,
    },
    layout: 'padded',
    controls: { matchers: { date: /date$/i } },
    viewport: {
      options: Object.fromEntries(
        (Object.keys(breakpoints) as Breakpoint[]).map((name) => {
          const { width, height } = viewportSize(name);
          return [
            name,
            {
              name: `${name[0]?.toUpperCase()}${name.slice(1)} ${width}`,
              styles: { width: `${width}px`, height: `${height}px` },
            },
          ];
        }),
      ),
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'Using Storybook', 'Journeys', 'All states', '*'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape and motion', 'Writing'],
          'Design system',
          'Features',
          'Screens',
          ['Landing', '*', 'App'],
          'Owner',
          ['Screens'],
          'Engineering',
          ['Contributing', 'How to add', '*', 'Changelog', 'Decisions'],
        ],
      },
    },
  },
});
