import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Text, VisuallyHidden } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Typography/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Not included: ' },
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} />
      Priority support
    </Text>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Words that a drawing or a place on the page already says to those who see it. Add them to the visible words, in the order in which they are spoken; never replace visible words with others through `aria-label`.',
      },
    },
  },
});

export const Default = meta.story();

Default.test('is heard, and takes no room', async ({ canvas }) => {
  const hidden = canvas.getByText('Not included:');
  await expect(hidden).toBeInTheDocument();
  await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

export const Dark = Default.extend({ globals: { theme: 'dark' } });
