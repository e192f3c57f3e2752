import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import {
  Button,
  Card,
  Inline,
  Stack,
  stackAlignments,
  stackElements,
  Text,
} from '#src/design-system/index.ts';
import { space } from '#src/design-system/tokens/tokens.ts';

const steps = Object.keys(space) as (keyof typeof space)[];

const meta = preview.meta({
  title: 'Design system/Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Card>First</Card>
        <Card>Second</Card>
        <Card>Third</Card>
      </>
    ),
  },
  argTypes: {
    gap: { control: 'select', options: steps },
    align: { control: 'radio', options: stackAlignments },
    as: { control: 'select', options: stackElements },
    children: { control: false },
  },
  parameters: {
    guidance: {
      use: 'A column of items with one step of space between them. Components have no margins: the space between two of them is the gap of their parent. Use a small gap inside a group and a larger one between groups.',
      avoid: 'For items side by side use an `Inline`, for columns a `Grid`.',
      accessibility:
        'Render a list as `ul` or `ol`, so that its length is announced. `hgroup` groups a heading with its sentence.',
    },
  },
});

export const Default = meta.story();

export const Gaps = meta.story({
  render: () => (
    <Inline align="start" gap="xl">
      {steps.map((gap) => (
        <Stack key={gap} gap="xs">
          <Text size="small" variant="quiet">
            {gap}
          </Text>
          <Stack gap={gap}>
            <Card padding="md">One</Card>
            <Card padding="md">Two</Card>
          </Stack>
        </Stack>
      ))}
    </Inline>
  ),
});

export const Alignments = meta.story({
  render: () => (
    <Stack gap="xl">
      {stackAlignments.map((align) => (
        <Stack key={align} align={align}>
          <Text>{align}</Text>
          <Button variant="secondary">A button across the stack</Button>
        </Stack>
      ))}
    </Stack>
  ),
});

export const AsList = meta.story({
  args: {
    as: 'ul',
    children: (
      <>
        <li>Standard</li>
        <li>Ecommerce</li>
        <li>Premium</li>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Elements = meta.story({
  render: () => (
    <Stack>
      {stackElements.map((element) =>
        element === 'li' ? (
          <ul key={element}>
            <Stack as="li">li</Stack>
          </ul>
        ) : (
          <Stack key={element} as={element}>
            {element === 'ul' || element === 'ol' ? (
              <li>{element}</li>
            ) : element === 'hgroup' ? (
              <p>{element}</p>
            ) : (
              element
            )}
          </Stack>
        ),
      )}
    </Stack>
  ),
});

/** A word that is wider than the screen. */
export const UnbrokenWord = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: <Card>{'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3)}</Card>,
  },
});
