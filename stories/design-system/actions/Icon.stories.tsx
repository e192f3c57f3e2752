import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import {
  Button,
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
      use: 'Beside words, to let the eye find them sooner: an arrow after ‘Compare’, a check before what is included.',
      avoid:
        'It never stands for words. A picture of what is sold is a drawing of its own, such as `PageTiles`; a state is a `Badge`.',
      accessibility: [
        'It is hidden from those who listen, always: the words beside it say the same.',
        'It takes the colour of its words, and with it their contrast, in every theme and in forced colours.',
      ],
      do: {
        words: 'Put it beside the words that it repeats.',
        shown: () => (
          <Inline>
            <Button variant="secondary">
              <Icon name="arrowUp" />
              Back to top
            </Button>
          </Inline>
        ),
      },
      dont: {
        words: 'Leave the words out because the icon looks clear.',
        shown: () => (
          <Inline>
            <Button variant="secondary">
              <Icon name="arrowUp" />
            </Button>
          </Inline>
        ),
      },
    },
  },
});

export const Default = meta.story();

Default.test('is silent', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

export const Names = meta.story({
  render: () => (
    <Grid columns="narrow">
      {iconNames.map((name) => (
        <Inline key={name} gap="xs">
          <Icon name={name} />
          {name}
        </Inline>
      ))}
    </Grid>
  ),
});

/** It is as large as the text that it stands in. */
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
