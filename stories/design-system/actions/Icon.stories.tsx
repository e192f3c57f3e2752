import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import {
  Grid,
  Heading,
  Icon,
  Inline,
  iconNames,
  Stack,
  Text,
  textSizes,
} from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Actions/Icon',
  component: Icon,
  args: { name: 'check' as const },
  argTypes: { name: { control: 'select', options: iconNames } },
  parameters: {
    guidance: {
      use: 'Beside words, to make them easier to find (a new icon is drawn in `Icon.tsx` on a square of 24 with a line of 2 and round ends): an arrow after ‘Compare’, a check before an included feature.',
      avoid:
        'It never replaces words. An illustration is a component of its own, such as `PageTiles`. For a state use a `Badge`.',
      accessibility:
        'It is hidden from screen readers: the words beside it have the same meaning. It has the colour and the contrast of its words, in every theme and in forced colours.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Names = meta.story({
  render: () => (
    <Grid columns="compact">
      {iconNames.map((name) => (
        <Inline key={name} gap="xs">
          <Icon name={name} />
          {name}
        </Inline>
      ))}
    </Grid>
  ),
});

/** It scales with the text around it. */
export const InText = meta.story({
  render: (args) => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} size={size} as="div">
          <Inline gap="xs">
            <Icon {...args} /> {size}
          </Inline>
        </Text>
      ))}
      <Heading level="2">
        <Inline as="span" gap="xs">
          <Icon {...args} /> A heading
        </Inline>
      </Heading>
    </Stack>
  ),
});
