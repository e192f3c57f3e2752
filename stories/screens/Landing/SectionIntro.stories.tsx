import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { SectionIntro } from '#src/screens/Landing/SectionIntro.tsx';
import { fitsTheScreen } from '../../checks';

const meta = preview.meta({
  title: 'Screens/Landing/SectionIntro',
  component: SectionIntro,
  args: {
    id: 'section-title',
    title: 'Hosting that you can compare at a glance',
    children: 'Every plan comes with a free SSL certificate and backups.',
  },
  parameters: {
    guidance: {
      use: 'How each section of the landing page begins: its heading, and what it is about in a sentence or two.',
      avoid: "The page's own heading is the `Hero`'s. Inside a section take a `Heading`.",
      accessibility: ["The heading names the section's landmark."],
      do: 'Say in the heading what the section says.',
      dont: 'Write ‘Our services’.',
    },
  },
});

export const Default = meta.story();

Default.test('is a heading of the second level, with the id', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', {
    level: 2,
    name: 'Hosting that you can compare at a glance',
  });
  await expect(heading).toHaveAttribute('id', 'section-title');
});

/** Torture: a heading of several lines, and a word that does not fit on one. */
export const LongTexts = meta.story({
  args: {
    title: 'Websites and hosting for Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    children: 'We ask about your business, draw the pages, build them and put them online. '.repeat(
      5,
    ),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

LongTexts.test('is no wider than the screen', fitsTheScreen);
