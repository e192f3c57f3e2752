import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { radioControls } from '#.storybook/radioControls.ts';
import { sectionBackgrounds, Text } from '#src/design-system/index.ts';
import { LandingSection, type LandingSectionProps } from '#src/screens/Landing/LandingSection.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/LandingSection',
  component: LandingSection,
  tags: ['!visual'],
  args: {
    id: 'pricing' as LandingSectionProps['id'],
    title: 'Hosting that you can compare at a glance',
    intro: 'Every plan comes with a free SSL certificate and backups.',
    children: <Text>The content of the section.</Text>,
  },
  argTypes: {
    children: { control: false },
    ...radioControls({ background: sectionBackgrounds }),
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story();

Default.test('is a landmark named by its title', async ({ canvas }) => {
  const section = canvas.getByRole('region', { name: 'Hosting that you can compare at a glance' });
  await expect(section).toHaveAttribute('id', 'pricing');
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'pricing-title');
});

/** A title of several lines, and a word that is longer than a line. */
export const LongTexts = meta.story({
  args: {
    title: 'Websites and hosting for Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    intro: 'We ask about your business, draw the pages, build them and put them online. '.repeat(5),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
