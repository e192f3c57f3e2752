import preview from '#.storybook/preview.tsx';
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
      use: "Keeps what is in it off the screen's edges and stops it from growing wider than reads well: `page` for a page, `narrow` for a form or a text.",
      avoid:
        'A part of a page is a `Section`, which has a container already. Never put one into another.',
      accessibility: [
        'It keeps its distance from the edges at 320 px and at four times the zoom as well.',
      ],
      do: 'Choose `narrow` for what is read or filled in.',
      dont: 'Limit the width of a form once more inside it.',
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

export const OnPhone = Widths.extend({ globals: { viewport: { value: 'phone' } } });

export const OnWideScreen = Widths.extend({ globals: { viewport: { value: 'wide' } } });

/** Torture: a word wider than the screen. */
export const UnbrokenWord = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: <Card>{'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2)}</Card>,
  },
});
