import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Drawing, type DrawingProps, Heading, Section, Stack } from '#src/design-system/index.ts';

const parts: DrawingProps['parts'] = [
  ['paper', 'M18 6h52l16 16v52H18z'],
  ['soft', 'M70 6v16h16z'],
  ['ink', 'M28 20h28v6H28z'],
  ['line', 'M28 38h46M28 48h46'],
  ['gap', 'M28 58h30'],
  ['brand', 'M64 54h12v12H64z'],
  ['accent', 'M0 80q9-6 18 0t18 0 18 0 18 0 20 0 20 0'],
];

const meta = preview.meta({
  title: 'Design system/Data/Drawing',
  component: Drawing,
  parameters: {
    guidance: {
      use: 'Above the heading of a screen with one message: not found, not signed in, sent. `EmptyState` has its own.',
      avoid: 'Do not draw what the text does not say. Do not use more than one on a screen.',
      accessibility: 'It is hidden from screen readers, because the text below says the same.',
    },
  },
  args: {
    parts,
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** Beside a column of text, from the laptop width. */
export const Beside = meta.story({
  args: { beside: true },
  render: (args) => (
    <Section width="text" spacing="small">
      <Stack>
        <Drawing {...args} />
        <Heading level="1" size="h2">
          Please login to access your account
        </Heading>
      </Stack>
    </Section>
  ),
  parameters: { layout: 'fullscreen' },
});
