import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Heading, headingLevels, headingSizes, Stack } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Typography/Heading',
  component: Heading,
  args: { level: '2' as const, children: 'A website that does its job' },
  argTypes: {
    level: { control: 'radio', options: headingLevels },
    size: { control: 'radio', options: headingSizes },
    children: { control: 'text' },
  },
  parameters: {
    guidance: {
      use: "Names the content below it. The level is its place in the page's outline, without gaps; `size` changes only the look. Choose the level by the outline, and the size by the look.",
      avoid: 'For emphasis use `Text` with a weight.',
      accessibility:
        'Screen reader users navigate by headings: use one of level 1, and no gaps below it. The size does not change the announced level.',
    },
  },
});

export const Default = meta.story();

export const Levels = meta.story({
  render: () => (
    <Stack>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Level {level}: fixed prices, plain words
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of headingLevels) {
      await expect(canvas.getByRole('heading', { level: Number(level) })).toBeVisible();
    }
  },
});

export const Sizes = meta.story({
  render: () => (
    <Stack>
      {headingSizes.map((size) => (
        <Heading key={size} level="2" size={size}>
          Size {size}: fixed prices, plain words
        </Heading>
      ))}
    </Stack>
  ),
});

/** Many words, and one without a space. */
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    level: '1',
    children:
      'Everything that a small business in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch needs from its website, and what it costs',
  },
});
