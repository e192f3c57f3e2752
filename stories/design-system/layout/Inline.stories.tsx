import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import {
  Badge,
  Button,
  Heading,
  Inline,
  inlineAlignments,
  inlineDistributions,
  inlineElements,
  Stack,
  Text,
} from '#src/design-system/index.ts';
import { space } from '#src/design-system/tokens/tokens.ts';

const steps = Object.keys(space) as (keyof typeof space)[];

const meta = preview.meta({
  title: 'Design system/Layout/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Badge>One</Badge>
        <Badge>Two</Badge>
        <Badge>Three</Badge>
      </>
    ),
  },
  argTypes: {
    gap: { control: 'select', options: steps },
    align: { control: 'radio', options: inlineAlignments },
    distribute: { control: 'radio', options: inlineDistributions },
    as: { control: 'select', options: inlineElements },
    children: { control: false },
  },
  parameters: {
    guidance: {
      use: 'Items of different widths side by side: a row of buttons, a heading with a badge. `stacked` gives the buttons of a form a line each on phones. Let it wrap, because text may be twice as large.',
      avoid: 'For columns of equal width use a `Grid`, for a column a `Stack`.',
      accessibility:
        'The order of the children is the tab order: put the main action first. Render a list as `ul`.',
    },
  },
});

export const Default = meta.story();

export const Alignments = meta.story({
  render: () => (
    <Stack gap="xl">
      {inlineAlignments.map((align) => (
        <Inline key={align} align={align}>
          <Heading level="2">{align}</Heading>
          <Text>beside a large heading</Text>
          <Badge>A badge</Badge>
        </Inline>
      ))}
    </Stack>
  ),
});

export const Distributions = meta.story({
  render: (args) => (
    <Stack gap="xl">
      {inlineDistributions.map((distribute) => (
        <Inline key={distribute} distribute={distribute}>
          <Text>{distribute}</Text>
          {args.children}
        </Inline>
      ))}
    </Stack>
  ),
});

/** On a phone each button fills a line. */
export const Stacked = meta.story({
  args: {
    stacked: true,
    children: (
      <>
        <Button>Save Changes</Button>
        <Button variant="secondary">Cancel</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const [save, cancel] = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(save).toBe(cancel);
  },
});

export const Elements = meta.story({
  render: () => (
    <Stack>
      {inlineElements.map((element) =>
        element === 'li' ? (
          <ul key={element}>
            <Inline as="li">li</Inline>
          </ul>
        ) : (
          <Inline key={element} as={element}>
            {element === 'ul' ? <li>ul</li> : element}
          </Inline>
        ),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
  },
});

/** More than fits on a line. */
export const Wrapping = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: Array.from({ length: 9 }, (_, index) => `Button ${index + 1}`).map((name) => (
      <Button key={name} variant="secondary">
        {name}
      </Button>
    )),
  },
});
