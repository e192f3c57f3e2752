import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { completeManifests } from './manifest.ts';
import { tabIcon } from './mark.ts';
import { components, conformance, tokensFile } from './plugins.ts';
import { darkSkeleton } from './skeleton.ts';

const root = join(import.meta.dirname, '..');

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** What the product's Storybook and that of the design system share, for the stories below a folder. */
export const kitConfig = (folder: string) =>
  ({
    // Storybook would look for both beside the folder of its configuration.
    framework: {
      name: '@storybook/react-vite',
      options: { builder: { viteConfigPath: join(root, 'vite.config.ts') } },
    },
    addons: [
      '@storybook/addon-docs',
      '@storybook/addon-a11y',
      '@storybook/addon-vitest',
      '@storybook/addon-mcp',
    ],
    // For Storybook's own interface.
    staticDirs: [{ from: join(root, 'src/design-system/tokens/fonts'), to: '/fonts' }],
    // `manifests/components.json`, which `addon-mcp` gives to assistants.
    features: { experimentalTestSyntax: true, componentsManifest: true },
    // Missing in the type.
    ...{ experimental_manifests: completeManifests },
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    managerHead: (head) => `${head}\n${read('interface.html')}\n${tabIcon}`,
    previewHead: (head) => `${head}\n${read('docs.html')}\n${darkSkeleton}`,
    viteFinal: (config) => ({
      ...config,
      root,
      plugins: [...(config.plugins ?? []), tokensFile(), components(folder), conformance()],
    }),
    typescript: { reactDocgen: 'react-docgen' },
  }) satisfies Omit<StorybookConfig, 'stories'>;
