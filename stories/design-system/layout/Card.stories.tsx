import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import {
  Card,
  cardElements,
  cardPaddings,
  Grid,
  Heading,
  Stack,
  Text,
} from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Layout/Card',
  component: Card,
  args: {
    children: (
      <Stack gap="xs">
        <Heading level="3">Standard</Heading>
        <Text>A small, tidy site that says who you are and how to reach you.</Text>
      </Stack>
    ),
  },
  argTypes: {
    padding: { control: 'radio', options: cardPaddings },
    as: { control: 'radio', options: cardElements },
    children: { control: false },
  },
  parameters: {
    guidance: {
      use: 'One thing among several of its kind, or content that is separate from the page.',
      avoid:
        'Text needs no card, and a card contains no card. For a part of a page use a `Section`, for a message a `Notice`.',
      accessibility:
        'As an `article` or a `section` it needs the name of its heading (`labelledBy`). Its edge is a line, which forced colours keep.',
      pictures: {
        shows: 'Default',
        parts: [
          {
            at: 'end',
            selector: 'div:has(> div > h3)',
            text: 'The edge, a hairline without a shadow.',
          },
          { at: 'start', selector: 'h3', text: 'The name of the one thing.' },
          { at: 'start', selector: 'p', text: 'The content, at the distance of the padding.' },
        ],
        widths:
          'On a narrow screen the padding shrinks to 16 px. On a wide screen cards stand side by side in a `Grid`, equally high.',
        right: {
          sample: () => (
            <Grid columns="compact" gap="sm">
              <Card padding="md">Standard</Card>
              <Card padding="md">Premium</Card>
            </Grid>
          ),
          text: 'One card for each of several things.',
        },
        wrong: {
          sample: () => (
            <Card padding="md">
              <Card padding="md">
                <Card padding="md">Standard</Card>
              </Card>
            </Card>
          ),
          text: 'Edges inside edges separate nothing.',
        },
      },
    },
  },
});

export const Default = meta.story();

export const Paddings = meta.story({
  render: () => (
    <Grid>
      {cardPaddings.map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </Grid>
  ),
});

export const Elements = meta.story({
  render: () => (
    <Stack>
      {cardElements.map((element) =>
        element === 'li' ? (
          <ul key={element}>
            <Card as="li">li</Card>
          </ul>
        ) : (
          <Card key={element} as={element}>
            {element}
          </Card>
        ),
      )}
    </Stack>
  ),
});

export const NamedArticle = meta.story({
  args: {
    as: 'article',
    labelledBy: 'premium',
    children: (
      <Heading level="3" id="premium">
        Premium
      </Heading>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Premium' })).toBeVisible();
  },
});

/** Much text beside little, and a word without a space. */
export const UnevenContent = meta.story({
  render: (args) => (
    <Grid>
      <Card {...args}>Little</Card>
      <Card {...args}>
        Much: {'a layout of its own for each kind of page, drawn for its job, '.repeat(8)}
      </Card>
      <Card {...args}>
        {'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2)}
      </Card>
    </Grid>
  ),
});
