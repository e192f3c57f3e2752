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

export const Default = meta.story();

Default.test('leads from each drawing to its sample page and its package', async ({ canvas }) => {
  const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect(links).toEqual(
    samplePages.flatMap(({ sample, package: id }) => [`/${sample}`, `/#package-${id}`]),
  );
});

export const Work = meta.story({ args: { ...landing.work, entries: [built] }, tags: ['!visual'] });

Work.test('links to the website, and quotes the customer', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: built.title })).toHaveAttribute('href', built.href);
  await expect(canvas.getByText(built.quote)).toBeVisible();
});

Work.test('fills the strip with its only entry', async ({ canvas }) => {
  const entry = canvas.getByRole('listitem');
  await expect(entry.offsetWidth).toBe(entry.parentElement?.offsetWidth);
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });

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
