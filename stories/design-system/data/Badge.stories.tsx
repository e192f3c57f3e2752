import preview from '#.storybook/preview.tsx';
import { Badge, badgeVariants, Inline, Stack, Text, tones } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Data/Badge',
  component: Badge,
  args: { children: 'Most Popular' },
  argTypes: {
    tone: { control: 'radio', options: tones },
    variant: { control: 'radio', options: badgeVariants },
    children: { control: 'text' },
  },
  parameters: {
    guidance: {
      use: 'A state or a rank in one to three words: Completed, Most Popular.',
      avoid: 'For a sentence use a `Notice`, for an action a `Button`, for an amount a `Meter`.',
      accessibility:
        'The words carry the meaning; the colour only repeats it. Put it after the name of the thing, because it is read in this order.',
    },
  },
});

export const Default = meta.story();

/** Every tone and every variant. */
export const Tones = meta.story({
  render: (args) => (
    <Inline>
      {tones.map((tone) => (
        <Badge {...args} key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      {badgeVariants.map((variant) => (
        <Badge {...args} key={variant} variant={variant}>
          {variant}
        </Badge>
      ))}
    </Inline>
  ),
});

/** A sentence, and a word that is longer than the line. */
export const LongText = meta.story({
  render: (args) => (
    <Stack align="start">
      <Badge {...args}>
        Waiting for the customer to send the photographs, the price list and the opening hours
      </Badge>
      <Badge {...args}>
        LlanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochLlanfairpwllgwyngyll
      </Badge>
      <Text>
        In a line of text a badge <Badge {...args}>Active</Badge> keeps to the line.
      </Text>
    </Stack>
  ),
});
