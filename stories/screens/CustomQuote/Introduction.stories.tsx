import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { Introduction } from '#src/screens/CustomQuote/Introduction.tsx';

const meta = preview.meta({
  title: 'Screens/CustomQuote/Introduction',
  component: Introduction,
  tags: ['!visual'],
  decorators: [withApp],
  parameters: { backend: {} },
});

export const Default = meta.story();
