import preview from '#.storybook/preview.tsx';
import {
  Badge,
  badgeVariants,
  Card,
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
      use: 'The state or the rank of the thing beside it, in one to three words: Completed, Most Popular.',
      avoid:
        'A sentence is a `Notice`; what can be pressed is a `Button`; a number to compare is a `Meter`.',
      accessibility: [
        'The words say everything. The tone repeats it for those who see colour.',
        'It is read where it stands: put it after the name of what it is about.',
      ],
      do: {
        words: 'Use the word for the state.',
        shown: () => (
          <Inline>
            <Badge tone="success">Completed</Badge>
            <Badge tone="info">In Progress</Badge>
          </Inline>
        ),
      },
      dont: {
        words: 'Let the colour carry the meaning.',
        shown: () => (
          <Inline>
            <Badge tone="success">Order</Badge>
            <Badge tone="warning">Order</Badge>
          </Inline>
        ),
      },
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

export const OrderStates = meta.story({
  render: () => (
    <Inline>
      <Badge tone="success">Completed</Badge>
      <Badge tone="info">In Progress</Badge>
      <Badge tone="warning">Active</Badge>
    </Inline>
  ),
});

export const BesideHeading = meta.story({
  args: { variant: 'accent' },
  render: (args) => (
    <Card>
      <Inline>
        <Heading level="3">Ultimate</Heading>
        <Badge {...args} />
      </Inline>
    </Card>
  ),
});

/** Torture: a sentence, and one word too long for its place. */
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
