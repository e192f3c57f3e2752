import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { landing } from '#src/content/landing.ts';
import { projectDrawing } from '#src/content/work.ts';
import { AboutSection } from '#src/screens/Landing/AboutSection.tsx';

const testimonials = [
  {
    quote: 'They asked good questions, and then they built what we had said.',
    name: 'Ruth Harrow',
    business: 'Harrow & Sons Joinery',
  },
  {
    quote: 'I change the opening hours myself now.',
    name: 'Idris Vale',
    business: 'Vale Bakery',
  },
];

const meta = preview.meta({
  title: 'Screens/Landing/AboutSection',
  component: AboutSection,
  args: { ...landing.about, drawing: projectDrawing, testimonials: [] },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list')).getAllByRole('heading', { level: 3 });
    await expect(steps.map(({ textContent }) => textContent)).toEqual(
      landing.about.steps.map(({ title }) => title),
    );
  },
});

export const Testimonials = meta.story({
  args: { testimonials },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('figure');
    await expect(first).toHaveTextContent('They asked good questions');
    await expect(first).toHaveTextContent('Ruth Harrow, Harrow & Sons Joinery');
  },
});

export const Phone = meta.story({
  args: { testimonials },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

/** Five testimonials, a long quotation, and a name that is longer than a line. */
export const ManyTestimonials = meta.story({
  args: {
    testimonials: [
      ...testimonials,
      {
        quote: 'We had put it off for years, and then it took three weeks. '.repeat(8),
        name: 'Cadwaladr Prys-Llewellyn',
        business: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Tea Rooms',
      },
      { quote: 'Good.', name: 'A. Weir', business: 'Weir Plumbing' },
      { quote: 'Quick, and no fuss.', name: 'Mill Lane Practice', business: 'Dentists' },
    ],
  },
  tags: ['!visual'],
});
