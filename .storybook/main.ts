import { defineMain } from '@storybook/react-vite/node';
import { kitConfig } from './mainConfig.ts';

const kit = kitConfig('stories');

export default defineMain({
  ...kit,
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [
    ...kit.staticDirs,
    // Served from the package, so that the script and the library have the same version.
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
});
