import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import {
  Heading,
  Section,
  type SectionProps,
  Stack,
  sectionBackgrounds,
  Text,
} from '#src/design-system/index.ts';
import { fitsTheScreen } from '../../checks';

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
    width: { control: 'radio', options: ['page', 'narrow'] satisfies SectionProps['width'][] },
    children: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: "One part of a page: the whole width of the screen, the page's rhythm above and below, its content in a container.",
      avoid:
        'Inside a part, group with `Stack` and `Card`. A page that is one form needs a `Container`, not a section.',
      accessibility: [
        'With `labelledBy` it is a landmark by the name of its heading; without one it is not announced at all.',
        'Anchors lead to its `id`, below the fixed header.',
      ],
      do: 'Begin each with a heading that names it.',
      dont: 'Alternate the backgrounds for decoration where nothing changes.',
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

export const Narrow = meta.story({ args: { width: 'narrow' } });

export const Landmark = meta.story({
  args: {
    id: 'about',
    labelledBy: 'about-heading',
    children: <Content title="About" id="about-heading" />,
  },
  tags: ['!visual'],
});

Landmark.test('is a landmark with its heading’s name', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'About' })).toHaveAttribute('id', 'about');
});

/** Torture: a heading longer than any should be, on a phone. */
export const LongHeading = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <Content title="Everything that a small business in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch needs from its website" />
    ),
  },
});

LongHeading.test('stays as wide as the screen', fitsTheScreen);
