import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { SkipLink, Text } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Navigation/SkipLink',
  component: SkipLink,
  parameters: {
    docs: {
      description: {
        component:
          'Once a page, before everything else. Not for any other jump: that is a `TextLink` in the text.',
      },
    },
  },
  args: { href: '#content', children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">
        <Text>Press Tab: the link appears in the corner.</Text>
      </main>
    </>
  ),
});

export const Default = meta.story();

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  },
});

export const FocusedDark = meta.story({ ...Focused.input, globals: { theme: 'dark' } });
