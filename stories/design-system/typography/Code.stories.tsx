import preview from '#.storybook/kit/preview.tsx';
import { Code, Text } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Typography/Code',
  component: Code,
  args: { children: '{{customerName}}' },
  parameters: {
    guidance: {
      use: 'A text that is typed or copied exactly, alone or in a sentence: a command, a placeholder.',
      avoid: 'For text with a button that copies it use a `CopyField`. For emphasis use `Text`.',
      accessibility:
        'Screen readers read every character of it, and some do not announce that it is code: name it in the sentence.',
    },
  },
});

export const Default = meta.story();

/** In a sentence, and longer than the line. */
export const LongText = meta.story({
  args: { children: `KEY=${'0123456789'.repeat(20)}` },
  render: (args) => (
    <Text>
      Set the key <Code {...args} /> on the server.
    </Text>
  ),
});
