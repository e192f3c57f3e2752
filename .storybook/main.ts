import process from 'node:process';
import { defineMain } from '@storybook/react-vite/node';
import { tabIcon } from './mark.ts';
import { components, tokensFile } from './plugins.ts';
import { darkSkeleton } from './skeleton.ts';

/** A component manifest whose paths are relative to the project. */
const relativePaths = (manifests: object = {}): object =>
  JSON.parse(JSON.stringify(manifests).replaceAll(`${process.cwd()}/`, ''));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  // Served from the package, so that the script and the library have the same version.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    // For Storybook's own interface.
    { from: '../src/design-system/tokens/fonts', to: '/fonts' },
  ],
  // `manifests/components.json`, which `addon-mcp` gives to assistants.
  features: { experimentalTestSyntax: true, componentsManifest: true },
  // Missing in the type.
  ...{ experimental_manifests: relativePaths },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: (head) => `${head}\n${tabIcon}`,
  previewHead: (head) => `${head}\n${darkSkeleton}`,
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), tokensFile(), components()],
  }),
  typescript: { reactDocgen: 'react-docgen' },
});
