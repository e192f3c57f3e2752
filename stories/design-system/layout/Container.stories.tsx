import preview from '#.storybook/kit/preview.tsx';
import { Card, Container, containerWidths, Stack } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Layout/Container',
  component: Container,
  args: { children: <Card>As wide as its container</Card> },
  argTypes: {
    width: { control: 'radio', options: containerWidths },
    children: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'Limits the width of its content and keeps space at the edges: `page` for a page, `text` for a text, a short form or a column of cards.',
      avoid: 'A `Section` already has a container. Do not nest containers.',
      accessibility: 'It keeps space at the edges at 320 px and at 400 % zoom.',
    },
  },
});

export const Default = meta.story();

export const Widths = meta.story({
  render: () => (
    <Stack>
      {containerWidths.map((width) => (
        <Container key={width} width={width}>
          <Card>{width}</Card>
        </Container>
      ))}
    </Stack>
  ),
});

export const OnWideScreen = Widths.extend({ globals: { viewport: { value: 'wide' } } });

/** A word that is wider than the screen. */
export const UnbrokenWord = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: <Card>{'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2)}</Card>,
  },
});
