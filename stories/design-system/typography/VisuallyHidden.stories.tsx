import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button, Inline, Text, VisuallyHidden } from '#src/design-system/index.ts';

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
      use: 'Words that a drawing or a place on the page already says to those who see it.',
      avoid:
        'Words that everybody needs are `Text`. Never replace visible words with others through `aria-label`: those who speak to their computer say what they see.',
      accessibility: [
        'It is read in its place, so that the sentence makes sense aloud: first the visible words, then these.',
        'It can be copied and translated, which an `aria-label` often is not.',
      ],
      do: {
        words: 'Add to the visible words.',
        shown: () => (
          <Inline>
            <Button variant="secondary">
              <span>
                Reset Password<VisuallyHidden> of Ada Weir</VisuallyHidden>
              </span>
            </Button>
          </Inline>
        ),
      },
      dont: 'Contradict them.',
    },
  },
});

export const Default = meta.story();

export const InAName = meta.story({
  render: (args) => (
    <Button>
      <VisuallyHidden {...args} />
      Priority support
    </Button>
  ),
});

InAName.test('is part of the accessible name', async ({ canvas }) => {
  const name = 'Not included: Priority support';
  await expect(canvas.getByRole('button')).toHaveAccessibleName(name);
});

Default.test('takes no space', async ({ canvas }) => {
  const { width, height } = canvas.getByText('Not included:').getBoundingClientRect();
  await expect([width, height]).toEqual([1, 1]);
});
