import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { resources, sectionLinks } from '#src/content/resources.ts';
import { ResourcesSection } from '#src/screens/Landing/ResourcesSection.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/ResourcesSection',
  component: ResourcesSection,
  args: { sectionLinks, resources },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Helpful Resources' })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/#web-development',
      '/#pricing',
      '/#about',
      '/#contact',
      ...Array.from({ length: 3 }, () => expect.stringMatching(/^https:/)),
    ]);
  },
});

/** Ten links, and a label that is longer than a line. */
export const Many = meta.story({
  args: {
    resources: [
      ...resources,
      {
        label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochtouristinformation',
        source: 'Isle of Anglesey County Council, Tourism and Maritime Service',
        href: 'https://anglesey.example',
      },
      ...Array.from({ length: 6 }, (_, index) => ({
        label: `Something else worth reading, number ${index + 1}`,
        source: 'A trade body',
        href: `https://trade.example/${index + 1}`,
      })),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});
