import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import {
  containerWidths,
  Heading,
  Section,
  Stack,
  sectionBackgrounds,
  sectionSpacings,
  Text,
} from '#src/design-system/index.ts';

function Content({ title, id }: { title: string; id?: string }) {
  return (
    <Stack>
      <Heading level="2" {...(id && { id })}>
        {title}
      </Heading>
      <Text size="lead">
        We build your website for a fixed price, then we host it and keep it running.
      </Text>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Design system/Layout/Section',
  component: Section,
  args: { children: <Content title="About" /> },
  argTypes: {
    background: { control: 'radio', options: sectionBackgrounds },
    spacing: { control: 'radio', options: sectionSpacings },
    width: { control: 'radio', options: containerWidths },
    children: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'One part of a page: as wide as the screen, with space above and below, its content in a container. Begin each section with a heading.',
      avoid:
        'Inside a section group with `Stack` and `Card`. For a page of one section take the spacing `small`.',
      accessibility:
        'With `labelledBy` it is a landmark named by its heading; without it, it is not announced. Links to its `id` scroll to below the fixed header.',
    },
  },
});

export const Default = meta.story();

export const Backgrounds = meta.story({
  render: () => (
    <>
      {sectionBackgrounds.map((background) => (
        <Section key={background} background={background}>
          <Content title={background} />
        </Section>
      ))}
    </>
  ),
});

export const Spacings = meta.story({
  render: () => (
    <>
      {sectionSpacings.map((spacing) => (
        <Section key={spacing} spacing={spacing} background="sunken">
          <Content title={spacing} />
        </Section>
      ))}
    </>
  ),
});

export const Landmark = meta.story({
  args: {
    id: 'about',
    labelledBy: 'about-heading',
    children: <Content title="About" id="about-heading" />,
  },
  tags: ['!dev', '!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About' })).toHaveAttribute('id', 'about');
  },
});

/** A long heading on a phone. */
export const LongHeading = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <Content title="Everything that a small business in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch needs from its website" />
    ),
  },
});
