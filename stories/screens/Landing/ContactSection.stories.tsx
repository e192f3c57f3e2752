import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { business } from '#src/content/business.ts';
import { ContactSection } from '#src/screens/Landing/ContactSection.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/ContactSection',
  component: ContactSection,
  tags: ['!visual'],
  args: {
    contact: {
      email: 'hello@millrace.example',
      phone: { shown: '01632 960 148', dialled: '+441632960148' },
    },
    hours: business.hours,
    replyTime: business.replyTime,
  },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'How to reach us, when, and how soon we answer, on the landing page.',
      avoid:
        'Who has a website in mind takes the `CustomQuote`; who has bought one the `Questionnaire`.',
      accessibility: [
        'Address and telephone number are links that the right program opens.',
        'The facts are terms with their values, read in pairs.',
      ],
      do: 'Promise what can be kept: 1-2 business days.',
      dont: 'Add a form: the quote has one.',
    },
  },
});

export const Default = meta.story();

Default.test('is named by its heading', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 2 });
  await expect(canvas.getByRole('region', { name: String(heading.textContent) })).toHaveAttribute(
    'id',
    'contact',
  );
});

Default.test('says when somebody is there', async ({ canvas }) => {
  await expect(canvas.getByText('Mon-Fri 9am-8pm')).toBeVisible();
  await expect(canvas.getByText('Sat-Sun 10am-7pm')).toBeVisible();
});

Default.test('promises an answer', async ({ canvas }) => {
  await expect(canvas.getByText('1-2 business days')).toBeVisible();
});

Default.test('can be written to, and rung', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'hello@millrace.example' })).toHaveAttribute(
    'href',
    'mailto:hello@millrace.example',
  );
  await expect(canvas.getByRole('link', { name: '01632 960 148' })).toHaveAttribute(
    'href',
    'tel:+441632960148',
  );
});

Default.test('leads to a quote', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /quote/i })).toHaveAttribute(
    'href',
    '/custom-quote',
  );
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });

/** Torture: an address that does not fit on a line, and a line of hours for each day. */
export const LongTexts = meta.story({
  args: {
    contact: {
      email: 'llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch@hebden-water.example',
      phone: { shown: '+44 (0)1632 960 148, extension 20', dialled: '+441632960148' },
    },
    hours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      (days) => ({ days, time: '9am-12.30pm and 2pm-8pm, except on bank holidays' }),
    ),
    replyTime: 'one or two business days, or a week at the height of summer',
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
