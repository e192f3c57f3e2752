import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { packages } from '#src/content/catalogue.ts';
import { landing } from '#src/content/landing.ts';
import { samplePages } from '#src/content/work.ts';
import { Container } from '#src/design-system/index.ts';
import { WorkStrip } from '#src/screens/Landing/WorkStrip.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/WorkStrip',
  component: WorkStrip,
  args: { ...landing.samples, entries: samplePages, packages },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

const [sample] = samplePages;
const built = {
  title: 'Harrow & Sons Joinery',
  image: sample?.image ?? '',
  package: 'standard',
  quote: 'They asked good questions, and then they built what we had said.',
  href: 'https://harrow.example',
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(samplePages.map(({ sample }) => `/${sample}`));
  },
});

export const Work = meta.story({
  args: { ...landing.work, entries: [built] },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: built.title })).toHaveAttribute(
      'href',
      built.href,
    );
    await expect(canvas.getByText(built.quote)).toBeVisible();
    const entry = canvas.getByRole('listitem');
    await expect(entry.offsetWidth).toBe(entry.parentElement?.offsetWidth);
  },
});

/** Five entries, long texts, and a package that is no longer sold. */
export const LongTexts = meta.story({
  args: {
    entries: [
      { ...built, title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
      { ...built, title: 'Vale Bakery', package: '', quote: 'It took three weeks. '.repeat(12) },
      ...samplePages,
    ],
  },
  tags: ['!visual'],
});
