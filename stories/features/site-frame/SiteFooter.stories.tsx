import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { companyLine } from '#src/features/site-frame/companyLine.ts';
import { SiteFooter } from '#src/features/site-frame/SiteFooter.tsx';

const meta = preview.meta({
  title: 'Features/Site frame/SiteFooter',
  component: SiteFooter,
  args: { name: 'Hollin and Dale', email: 'hello@hollin-dale.example' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      // Radio buttons with the same name on one page form one group.
      story: { inline: false, height: '360px' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#top');
    const link = canvas.getByRole('link', { name: 'Licences' });
    await expect(link).toHaveAttribute('href', '/licences.txt');
  },
});

/** With the note of the demo. */
export const Note = meta.story({
  args: { note: 'This is a demo: nothing is charged, and no e-mail leaves this browser.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(String(args.note));
  },
});

/** A registered company, with its policies. */
export const Company = meta.story({
  args: {
    legal: companyLine({
      name: 'Hollin and Dale Ltd',
      companyNumber: '01234567',
      vatNumber: '',
      address: '1 Mill Lane, Hebden',
    }),
    policies: [{ label: 'Hollin and Dale’s terms (PDF)', href: '/terms.pdf' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(
      'Hollin and Dale Ltd · Company number 01234567 · 1 Mill Lane, Hebden',
    );
    const link = canvas.getByRole('link', { name: 'Hollin and Dale’s terms (PDF)' });
    await expect(link).toHaveAttribute('href', '/terms.pdf');
  },
});

/** An email address that is longer than a line. */
export const LongAddress = meta.story({
  args: {
    name: 'Hebden Water Website Development and Hosting Company',
    email: 'llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch@hebden-water.example',
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
