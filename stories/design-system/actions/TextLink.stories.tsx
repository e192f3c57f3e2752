import { expect, within } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Inline, List, Stack, Text, TextLink, textLinkVariants } from '#src/design-system/index.ts';

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
      use: 'In a sentence, or in a list of links such as the footer. In a list set `standalone`, which makes the target 44 px high. The main link of a row covers it with `coversRow`. Link the words that name the destination, not ‘here’.',
      avoid:
        'For the main action of a view use a `ButtonLink`, for an action on the page a `Button`.',
      accessibility:
        'Links in a sentence are underlined, so that they differ from the text without colour. The words make sense on their own, because screen readers list the links of a page.',
      pictures: {
        shows: 'Default',
        parts: [
          { at: 'above', selector: 'a', text: 'The words that name the destination, underlined.' },
          { at: 'start', selector: 'p', text: 'The sentence, whose size and line the link keeps.' },
        ],
        widths:
          'On a narrow screen the link breaks between its words, as the sentence does. On a wide screen nothing changes.',
        right: {
          sample: () => (
            <Text>
              Read what each <TextLink href="#pricing">hosting plan</TextLink> includes.
            </Text>
          ),
          text: 'The linked words name the destination.',
        },
        wrong: {
          sample: () => (
            <Text>
              To read about hosting plans, <TextLink href="#pricing">click here</TextLink>.
            </Text>
          ),
          text: '“Click here” means nothing in a list of links.',
        },
      },
    },
  },
});

export const Default = meta.story();

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
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

/** The title of a row is its link. */
export const CoversRow = meta.story({
  render: (args) => (
    <List padding="sm">
      {['Joinery', 'Showroom'].map((name) => (
        <li key={name}>
          <TextLink {...args} coversRow>
            {name}
          </TextLink>
          <Text variant="quiet">Waiting for our answer</Text>
        </li>
      ))}
    </List>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      const { right, bottom } = row.getBoundingClientRect();
      const hit = document.elementFromPoint(right - 2, bottom - 2);
      await expect(hit).toBe(within(row).getByRole('link'));
    }
  },
});

/** A link of several lines, with a URL that has no space. */
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children:
      'everything about data protection that a small organisation has to know, at https://www.example.org/advice/small-organisations/data-protection/everything-in-one-place',
  },
});
