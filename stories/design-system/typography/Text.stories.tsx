import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import {
  Stack,
  Text,
  textElements,
  textSizes,
  textVariants,
  textWeights,
  tones,
} from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Typography/Text',
  component: Text,
  args: { children: 'We build your website for a fixed price, then we keep it running.' },
  argTypes: {
    size: { control: 'radio', options: textSizes },
    variant: { control: 'radio', options: textVariants },
    tone: { control: 'radio', options: tones },
    weight: { control: 'radio', options: textWeights },
    as: { control: 'select', options: textElements },
    children: { control: 'text' },
  },
  parameters: {
    guidance: {
      use: 'A paragraph or a few words, at most 66 characters wide. Set sums with `tabular`, so that their digits align.',
      avoid:
        'For a title use a `Heading`, for a message a `Notice`, for a state a `Badge`. Do not make an important condition quiet.',
      accessibility:
        'Every variant and tone has enough contrast (WCAG AA) on each background, in both themes. For semantic emphasis render `strong`.',
    },
  },
});

export const Default = meta.story();

export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {textSizes.map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
});

/** Every variant and every tone. */
export const Tones = meta.story({
  render: (args) => (
    <Stack>
      {textVariants.map((variant) => (
        <Text {...args} key={variant} variant={variant} />
      ))}
      {tones.map((tone) => (
        <Text {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
});

export const Weights = meta.story({
  render: (args) => (
    <Stack>
      {textWeights.map((weight) => (
        <Text {...args} key={weight} weight={weight} />
      ))}
    </Stack>
  ),
});

export const Elements = meta.story({
  render: (args) => (
    <Stack>
      {textElements.map((element) => (
        <Text {...args} key={element} as={element} />
      ))}
    </Stack>
  ),
});

export const Tabular = meta.story({
  render: () => (
    <Stack gap="none">
      {['£111.11', '£249.00', '£70.11'].map((sum) => (
        <Text key={sum} tabular>
          {sum}
        </Text>
      ))}
    </Stack>
  ),
});

/** A paragraph of many lines, and a word without a space. */
export const LongText = meta.story({
  args: {
    children: `${'A page that loads quickly, says what you do and tells people how to reach you will bring you more work than one that moves. '.repeat(6)} ${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3)}`,
  },
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    const paragraph = canvas.getByText(/^A page that loads quickly/);
    await expect(paragraph.offsetWidth).toBeLessThan(canvasElement.clientWidth);
  },
});
