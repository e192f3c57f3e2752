import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
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
  args: { testimonials: [] },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'Who we are and how the work goes, on the landing page.',
      avoid:
        'What we sell is in `PackagesSection` and `HostingSection`; how to reach us in `ContactSection`.',
      accessibility: ['Quotations are marked up as such, with who said them.'],
      do: 'Quote a customer who has agreed to it, by name.',
      dont: 'Invent one.',
    },
  },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('is named by its heading', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 2 });
  await expect(canvas.getByRole('region', { name: String(heading.textContent) })).toHaveAttribute(
    'id',
    'about',
  );
});

Default.test('tells the three steps in their order', async ({ canvas }) => {
  const steps = within(canvas.getByRole('list')).getAllByRole('heading', { level: 3 });
  await expect(steps.map(({ textContent }) => textContent)).toEqual([
    'You tell us',
    'We build',
    'We look after it',
  ]);
});

Default.test('quotes nobody', async ({ canvas }) => {
  await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
});

export const Testimonials = meta.story({ args: { testimonials }, tags: ['!visual'] });

Testimonials.test('says who said it', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('figure');
  await expect(first).toHaveTextContent('They asked good questions');
  await expect(first).toHaveTextContent('Ruth Harrow, Harrow & Sons Joinery');
});

export const OneTestimonial = meta.story({
  args: { testimonials: testimonials.slice(0, 1) },
  tags: ['!visual'],
});

export const Phone = meta.story({
  args: { testimonials },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

/** Torture: many, one of which does not come to an end, and a name that does not fit on a line. */
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
