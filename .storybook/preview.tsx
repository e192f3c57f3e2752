import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import '#src/design-system/index.ts';
import { addonConsoleGuard } from './consoleGuard';
import { withTheme } from './decorators';
import { startWorker } from './network';
import { attachPage } from './page';
import { addonScreens, withScreen } from './screens';

export default definePreview({
  // The guard comes first, so that it hears the others as well.
  addons: [addonConsoleGuard(), addonDocs(), addonA11y(), addonMsw(startWorker), addonScreens()],
  tags: ['autodocs'],
  // The last one is the outermost.
  decorators: [withScreen, withTheme],
  beforeEach: attachPage,
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
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { matchers: { date: /date$/i } },
    viewport: {
      options: Object.fromEntries(
        Object.entries(breakpoints).map(([name, width]) => [
          name,
          {
            name: `${name[0]?.toUpperCase()}${name.slice(1)} ${width}`,
            styles: {
              width: `${width}px`,
              height: width < breakpoints.desktop ? '800px' : '900px',
            },
          },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Design system',
          'Features',
          'Screens',
          'App',
          'Decisions',
        ],
      },
    },
  },
});
