import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Button, Text, VisuallyHidden } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Typography/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['!visual'],
  args: { children: 'Not included: ' },
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} />
      Priority support
    </Text>
  ),
  parameters: {
    guidance: {
      use: 'Words for screen readers, where an icon or the layout already shows the meaning.',
      avoid:
        'For visible words use `Text`. Do not replace visible words by an `aria-label`: speech input users say the words that they see.',
      accessibility:
        'It is read in its place: put it after the visible words. Browsers translate it, unlike many `aria-label`s.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByText('Not included:').closest('span')?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([1, 1]);
  },
});

export const InAName = meta.story({
  args: { children: ' for a year' },
  render: (args) => (
    <Button>
      <span>
        Priority support
        <VisuallyHidden {...args} />
      </span>
    </Button>
  ),
  play: async ({ canvas }) => {
    const name = 'Priority support for a year';
    await expect(canvas.getByRole('button')).toHaveAccessibleName(name);
  },
});
