import { definePreview } from '@storybook/react-vite';
import { kitAddons } from '../kit';

/** The preview of the stories of the design system, here and in the product's Storybook. */
export default definePreview({
  addons: [...kitAddons],
  // Literals, because Storybook reads the tags without running this file.
  tags: ['autodocs', 'visual'],
  parameters: {
    options: {
      storySort: {
        order: [
          'Design system',
          ['Overview', '*'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape and motion', '*'],
        ],
      },
    },
  },
});
