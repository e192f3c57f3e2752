import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
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
    docs: {
      description: {
        component:
          'A drawing beside words that say the same. It takes their colour and size, and is never read out; a control that shows nothing else gets its name from `VisuallyHidden`.',
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

export const Dark = Names.extend({ globals: { theme: 'dark' } });
