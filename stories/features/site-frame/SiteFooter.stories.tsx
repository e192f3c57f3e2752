import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { SiteFooter } from '#src/features/site-frame/SiteFooter.tsx';
import { fitsTheScreen } from '../../checks';

const meta = preview.meta({
  title: 'Features/Site frame/SiteFooter',
  component: SiteFooter,
  args: { name: 'Millrace', email: 'hello@millrace.example' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      // Radio buttons of one name are one group: each story has a page of its own.
      story: { inline: false, height: '360px' },
    },
    guidance: {
      use: 'The foot of every page of the site: the sections again, a way to write, the theme, and the way back to the top.',
      avoid: '`SiteFrame` renders it; the admin area has none.',
      accessibility: [
        "It is the page's footer landmark; its list of links is a named navigation.",
        '‘Back to top’ puts the focus there as well.',
      ],
      do: 'Keep it to what people look for at the end of a page.',
      dont: 'Repeat the prices.',
    },
  },
});

export const Default = meta.story();

Default.test('leads to the five sections', async ({ canvas }) => {
  const links = within(canvas.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  await expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/#home',
    '/#web-development',
    '/#pricing',
    '/#about',
    '/#contact',
  ]);
});

Default.test('leads back to the top', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#top');
});

Default.test('says where to write', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'hello@millrace.example' })).toHaveAttribute(
    'href',
    'mailto:hello@millrace.example',
  );
});

Default.test('has the theme switch', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible();
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });

/** With something to say about the site itself, such as that it is a demo. */
export const Note = meta.story({
  args: { note: 'This is a demo: nothing is charged, and no e-mail leaves this browser.' },
});

Note.test('says it', async ({ args, canvas }) => {
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent(String(args.note));
});

/** Torture: an address that does not fit on a line. */
export const LongAddress = meta.story({
  args: {
    name: 'Hebden Water Website Development and Hosting Company',
    email: 'llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch@hebden-water.example',
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

LongAddress.test('is no wider than the screen', fitsTheScreen);
