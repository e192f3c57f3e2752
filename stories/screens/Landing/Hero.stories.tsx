import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Hero } from '#src/screens/Landing/Hero.tsx';
import { fitsTheScreen } from '../../checks';

const meta = preview.meta({
  title: 'Screens/Landing/Hero',
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'The top of the landing page: the trade in one sentence and one drawing, and the two ways on.',
      avoid:
        'Other screens begin with a plain `Heading`; a part of the page begins with a `SectionIntro`.',
      accessibility: [
        "The page's one heading of level 1 is here.",
        'The drawing is decoration, and rests when motion is not wanted: try ‘Reduced motion’ in the toolbar.',
      ],
      do: 'Keep it to one sentence.',
      dont: 'Add a third button.',
    },
  },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test("has the page's heading, and is named by it", async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 });
  await expect(canvas.getByRole('region', { name: String(heading.textContent) })).toHaveAttribute(
    'id',
    'home',
  );
});

Default.test('leads to a custom quote', async ({ canvas }) => {
  await expect(
    canvas.getByRole('link', { name: 'Request Custom Web Design Quote' }),
  ).toHaveAttribute('href', '/custom-quote');
});

Default.test('leads to the hosting plans', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /hosting plans/ })).toHaveAttribute(
    'href',
    '/#pricing',
  );
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

Phone.test('is no wider than the screen', fitsTheScreen);

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  tags: ['!autodocs', '!visual'],
});

export const Wide = meta.story({ globals: { viewport: { value: 'wide' } }, tags: ['!autodocs'] });
