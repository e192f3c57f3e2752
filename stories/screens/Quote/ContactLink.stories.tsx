import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { ContactLink } from '#src/screens/Quote/ContactLink.tsx';

const meta = preview.meta({
  title: 'Screens/Quote/ContactLink',
  component: ContactLink,
  tags: ['!visual'],
  decorators: [withApp],
  parameters: { backend: {} },
});

export const Default = meta.story();
