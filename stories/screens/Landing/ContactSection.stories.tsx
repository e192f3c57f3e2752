import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { landing } from '#src/content/landing.ts';
import { samplePages } from '#src/content/work.ts';
import { ContactSection } from '#src/screens/Landing/ContactSection.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/ContactSection',
  component: ContactSection,
  tags: ['!visual'],
  args: {
    ...landing.contact,
    contact: {
      email: 'post@weir-street.example',
      phone: { shown: '01632 960 999', dialled: '+441632960999' },
    },
    hours: [
      { days: 'Mon-Thu', time: '8am-4pm', schema: 'Mo-Th 08:00-16:00' },
      { days: 'Sat', time: '9am-12noon', schema: 'Sa 09:00-12:00' },
    ],
    timeZone: 'Europe/London',
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mon-Thu 8am-4pm')).toBeVisible();
    await expect(canvas.getByText('Sat 9am-12noon')).toBeVisible();
    await expect(await canvas.findByText(/^(Open now until|Closed now, opens) /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'post@weir-street.example' })).toHaveAttribute(
      'href',
      'mailto:post@weir-street.example',
    );
    await expect(canvas.getByRole('link', { name: '01632 960 999' })).toHaveAttribute(
      'href',
      'tel:+441632960999',
    );
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
      'href',
      '/custom-quote',
    );
  },
});

/** The owner has named the person who answers. */
export const Person = meta.story({
  args: { person: { name: 'Ruth', since: '2019', photo: samplePages[0]?.image ?? '' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask for')).toHaveTextContent('Ask for Ruth');
    const portrait = canvas.getByRole('presentation');
    await expect(portrait.getBoundingClientRect()).toMatchObject({ width: 72, height: 72 });
  },
});

/** An email address that is longer than a line, and one line of hours for each day. */
export const LongTexts = meta.story({
  args: {
    contact: {
      email: 'llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch@hebden-water.example',
      phone: { shown: '+44 (0)1632 960 148, extension 20', dialled: '+441632960148' },
    },
    hours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      (days) => ({ days, time: '9am-12.30pm and 2pm-8pm, except on bank holidays', schema: '' }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
