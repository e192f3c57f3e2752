import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { StorybookConfig } from '@storybook/react-vite';
import type { StoryIndex } from 'storybook/internal/types';
import { completeManifests } from './manifest.ts';
import { tabIcon } from './mark.ts';
import { components, conformance, tokensFile } from './plugins.ts';
import { darkSkeleton } from './skeleton.ts';
import { placeOf } from './states.ts';

const root = process.cwd();

const read = (file: string) => readFileSync(join(root, '.storybook', file), 'utf8');

interface IndexGenerator {
  getIndexAndStats(): Promise<{ storyIndex: StoryIndex }>;
}

/** Gives each page of documentation the name of its component for the search: Storybook calls it 'Docs'. */
function nameDocs(generator: IndexGenerator) {
  if (Object.hasOwn(generator, 'getIndexAndStats')) return generator;
  const read = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const result = await read();
    for (const entry of Object.values(result.storyIndex.entries)) {
      if (entry.type === 'docs') entry.name = placeOf(entry.title).name;
    }
    return result;
  };
  return generator;
}

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
    ...{ experimental_manifests: completeManifests, storyIndexGenerator: nameDocs },
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
