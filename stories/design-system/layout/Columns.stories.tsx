import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Card, Columns, columnsRatios, Stack, Text } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Layout/Columns',
  component: Columns,
  args: {
    children: (
      <>
        <Card>
          <Text>The first column comes first on phones, and for the keyboard.</Text>
        </Card>
        <Card>
          <Stack>
            <Text>The second column.</Text>
            <Text>It is higher than the first.</Text>
          </Stack>
        </Card>
      </>
    ),
  },
  argTypes: {
    ratio: { control: 'radio', options: columnsRatios },
    children: { control: false },
  },
  parameters: {
    guidance: {
      use: 'Two parts of a page that belong together: a form and notices about it, a list and what is chosen in it.',
      avoid:
        'For several things of one kind use a `Grid`, for the fields of a form a `FormSection`.',
      accessibility: 'The first column is first in the reading order and in the tab order.',
    },
  },
});

export const Default = meta.story();

export const Ratios = meta.story({
  render: (args) => (
    <Stack gap="xl">
      {columnsRatios.map((ratio) => (
        <Columns {...args} key={ratio} ratio={ratio} />
      ))}
    </Stack>
  ),
});

/** The second column stands left from the laptop width, and is still read second. */
export const Swapped = meta.story({
  args: { swapped: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const left = (text: RegExp) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left(/^The second/)).toBeLessThan(left(/^The first/));
  },
});
