import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { type Breakpoint, breakpoints } from '#src/design-system/tokens/tokens.ts';
import '#src/design-system/index.ts';
import { recordAnnouncements } from './announcements';
import { withBrand } from './brand';
import { addonChromatic } from './chromatic';
import { ASYNC_UTIL_TIMEOUT } from './clock';
import { addonConsoleGuard } from './consoleGuard';
import { addonGuidance } from './guidance';
import { withLanguage } from './language';
import { setReducedMotion } from './motion';
import { attachPage } from './page';
import { viewportSize } from './screenshots';
import { withTheme } from './themeDecorator';
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

/** What every story has: the toolbar, the documentation, the theme and the language. */
const addonKit = definePreviewAddon({
  // The last decorator is the outermost.
  decorators: [withLanguage, withBrand, withTheme],
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
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          { value: 'millrace', title: 'Millrace' },
          { value: 'orchard', title: 'Orchard, a second brand' },
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
    language: {
      description: 'Language of the components themselves',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'he', title: 'Hebrew, right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', brand: 'millrace', motion: 'system', language: 'en' },
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
  },
});

/**
 * The addons of the design system's own Storybook, which need nothing of the product. The product's
 * Storybook adds its own. The guard comes first, so that it records the messages of the others.
 */
export const kitAddons = [
  addonConsoleGuard(),
  addonTranslation(),
  addonDocs(),
  addonA11y(),
  addonGuidance(),
  addonChromatic(),
  addonKit,
] as const;
