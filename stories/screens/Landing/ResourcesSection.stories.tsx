import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { resources } from '#src/content/landing.ts';
import { ResourcesSection } from '#src/screens/Landing/ResourcesSection.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/ResourcesSection',
  component: ResourcesSection,
  args: { resources: resources },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'Links onward at the end of the landing page: to its own sections, and to others who know more than we do.',
      avoid: 'The way around the site is `SiteHeader` and `SiteFooter`.',
      accessibility: [
        'A link that leaves the site is followed by whose page it is.',
        'They are lists, so that their number is announced.',
      ],
      do: "Link to a page that answers a customer's question.",
      dont: 'Link to somebody because they link to us.',
    },
  },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('says what it is', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Helpful Resources' })).toBeVisible();
});

Default.test('leads to sections of this page', async ({ canvas }) => {
  const own = canvas
    .getAllByRole('link')
    .map((link) => String(link.getAttribute('href')))
    .filter((href) => href.startsWith('/'));
  await expect(own).toEqual(['/#web-development', '/#pricing', '/#about', '/#contact']);
});

Default.test('leads to three pages of others', async ({ canvas }) => {
  const others = canvas
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ href }) => href.startsWith('https://'));
  await expect(others).toHaveLength(3);
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

export const Empty = meta.story({ args: { resources: [] } });

/** Torture: more links than anybody follows, and one that does not fit on a line. */
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
