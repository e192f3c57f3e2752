import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { SkipLink, Text } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Navigation/SkipLink',
  component: SkipLink,
  parameters: {
    guidance: {
      use: 'Once a page, before everything else: the first stop of the keyboard, past the header to the content.',
      avoid: 'Any other jump is a `TextLink` in the text.',
      accessibility: [
        'It is out of sight until it has the focus.',
        'What it leads to takes the focus: give the content an `id` and `tabIndex={-1}`.',
      ],
      do: 'Put it first in the page, and say where it leads.',
      dont: 'Hide it with `display: none`: the keyboard would never find it.',
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
