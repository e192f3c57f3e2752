import preview from '#.storybook/kit/preview.tsx';
import {
  Badge,
  badgeVariants,
  Heading,
  Inline,
  Stack,
  Text,
  tones,
} from '#src/design-system/index.ts';

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
      pictures: {
        shows: 'AfterAName',
        parts: [
          { at: 'start', selector: 'h3', text: 'The name of the thing, read first.' },
          {
            at: 'end',
            selector: 'h3 + span',
            text: 'One to three words in the colour of their tone.',
          },
        ],
        widths:
          'On a narrow screen it goes to the next line as a whole. On a wide screen it follows the name.',
        right: {
          sample: () => (
            <Inline>
              <Text weight="semibold">ORD-002</Text>
              <Badge tone="info">In Progress</Badge>
            </Inline>
          ),
          text: 'The words say the state, and the colour repeats it.',
        },
        wrong: {
          sample: () => (
            <Inline>
              <Text weight="semibold">ORD-002</Text>
              <Badge tone="danger">This order is not finished yet</Badge>
            </Inline>
          ),
          text: 'A sentence is a Notice, and red is for what failed.',
        },
      },
    },
  },
});

export const Default = meta.story();

export const AfterAName = meta.story({
  render: (args) => (
    <Inline>
      <Heading level="3">Premium</Heading>
      <Badge {...args} />
    </Inline>
  ),
  tags: ['!visual'],
});

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
