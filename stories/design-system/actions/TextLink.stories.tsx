import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Inline, Stack, Text, TextLink, textLinkVariants } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Actions/TextLink',
  component: TextLink,
  args: { children: 'hosting plans', href: '#pricing' },
  argTypes: {
    variant: { control: 'radio', options: textLinkVariants },
    children: { control: 'text' },
  },
  render: (args) => (
    <Text>
      Each website needs a home: compare our <TextLink {...args} /> and choose the one that fits.
    </Text>
  ),
  parameters: {
    guidance: {
      use: "In a sentence, or in a list of links such as the footer's. In a list, `standalone` makes a target that a thumb can hit.",
      avoid:
        'The main thing to do in a view is a `ButtonLink`; what does something here is a `Button`.',
      accessibility: [
        'Links in a sentence are underlined: they are told from the text without colour.',
        'The words make sense when they are read alone, as a list of links is.',
      ],
      do: {
        words: 'Let the link be the words that say where it leads.',
        shown: () => (
          <Text>
            Not sure yet? <TextLink href="/#pricing">Compare the hosting plans</TextLink>.
          </Text>
        ),
      },
      dont: {
        words: 'Link the word ‘here’.',
        shown: () => (
          <Text>
            To compare the hosting plans click <TextLink href="/#pricing">here</TextLink>.
          </Text>
        ),
      },
    },
  },
});

export const Default = meta.story();

Default.test('is reached with the Tab key', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'hosting plans' })).toHaveFocus();
});

export const Variants = meta.story({
  render: (args) => (
    <Stack>
      {textLinkVariants.map((variant) => (
        <Text key={variant}>
          In the variant {variant}: our <TextLink {...args} variant={variant} />.
        </Text>
      ))}
    </Stack>
  ),
});

export const Standalone = meta.story({
  render: (args) => (
    <Inline as="ul" gap="lg">
      {['Home', 'About', 'Contact'].map((name) => (
        <li key={name}>
          <TextLink {...args} standalone variant="plain">
            {name}
          </TextLink>
        </li>
      ))}
    </Inline>
  ),
});

Standalone.test('is a target 44 px high', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link')) {
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

/** Torture: a link over several lines, with an address that cannot be broken at a space. */
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children:
      'everything about data protection that a small organisation has to know, at https://www.example.org/advice/small-organisations/data-protection/everything-in-one-place',
  },
});
