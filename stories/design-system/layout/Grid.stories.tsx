import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Card, Grid, gridColumns, gridElements, Stack, Text } from '#src/design-system/index.ts';
import { space } from '#src/design-system/tokens/tokens.ts';

const steps = Object.keys(space) as (keyof typeof space)[];

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => `Card ${index + 1}`).map((name) => (
    <Card key={name}>{name}</Card>
  ));

const meta = preview.meta({
  title: 'Design system/Layout/Grid',
  component: Grid,
  args: { children: cards(3) },
  argTypes: {
    columns: { control: 'radio', options: gridColumns },
    gap: { control: 'select', options: steps },
    as: { control: 'radio', options: gridElements },
    children: { control: false },
  },
  parameters: {
    guidance: {
      use: 'Columns of equal width, as many as fit, without breakpoints. Choose the smallest width at which a cell is readable.',
      avoid: 'For items of different widths use an `Inline`, for a column a `Stack`.',
      accessibility:
        'The visual order is the reading order at every width. Render a list as `ul` or `ol`, so that its length is announced.',
    },
  },
});

export const Default = meta.story();

export const Columns = meta.story({
  render: () => (
    <Stack gap="xl">
      {gridColumns.map((columns) => (
        <Stack key={columns} gap="xs">
          <Text size="small" variant="quiet">
            {columns}
          </Text>
          <Grid columns={columns}>{cards(6)}</Grid>
        </Stack>
      ))}
    </Stack>
  ),
});

export const Elements = meta.story({
  render: () => (
    <Stack>
      <Grid as="div">{cards(2)}</Grid>
      <Grid as="ul">
        <Card as="li">Standard</Card>
        <Card as="li">Ecommerce</Card>
      </Grid>
      <Grid as="ol">
        <Card as="li">First</Card>
        <Card as="li">Second</Card>
      </Grid>
      <Grid as="dl">
        <div>
          <dt>Mon-Fri</dt>
          <dd>9am-8pm</dd>
        </div>
        <div>
          <dt>Sat-Sun</dt>
          <dd>10am-7pm</dd>
        </div>
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
  },
});

export const Many = meta.story({ args: { children: cards(30), columns: 'compact' } });

/** The smallest column is wider than the screen. */
export const NarrowerThanOneColumn = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { columns: 'wide' },
});
