import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { SkipLink, Text } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Navigation/SkipLink',
  component: SkipLink,
  parameters: {
    guidance: {
      use: 'Once on each page, as its first element: it skips the header.',
      avoid:
        'For other links within a page use a `TextLink`. Do not hide it with `display: none`, which removes it from the tab order.',
      accessibility:
        'It is hidden until it has the focus. The content needs an `id` and `tabIndex={-1}` to take the focus.',
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
