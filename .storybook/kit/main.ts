import { defineMain } from '@storybook/react-vite/node';
import { kitConfig } from '../mainConfig.ts';

/** The Storybook of the design system alone: `npm run storybook -- --kit`. */
export default defineMain({
  ...kitConfig('stories/design-system'),
  // The first page of the design system, its components, and the foundations without the product's texts.
  stories: [
    '../../stories/design-system/**/*.mdx',
    '../../stories/design-system/**/*.stories.tsx',
    '../../stories/foundations/!(Writing|WalkThrough).mdx',
  ],
});
