import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { landing } from '#src/content/landing.ts';
import { Hero } from '#src/screens/Landing/Hero.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/Hero',
  component: Hero,
  args: {
    ...landing.hero,
    hostingFrom: '£3.20',
    packagePrices: [
      { name: 'Cottage', note: 'up to 4 pages', price: '£90', href: '/#package-cottage' },
    ],
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(canvas.getByRole('region', { name: String(heading.textContent) })).toHaveAttribute(
      'id',
      'home',
    );
    const links = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(links).toEqual(['Cottage up to 4 pages £90', 'Hosting a month from £3.20']);
  },
});
