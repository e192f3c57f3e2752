import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button, Container, Text } from '#src/design-system/index.ts';
import { SiteHeader } from '#src/features/site-frame/SiteHeader.tsx';
import { fitsTheScreen } from '../../checks';

/** The five sections, as the header and the footer name them. */
const SECTIONS = [
  ['Home', '/#home'],
  ['Website Development', '/#web-development'],
  ['Web Hosting', '/#pricing'],
  ['About', '/#about'],
  ['Contact', '/#contact'],
] as const;

const meta = preview.meta({
  title: 'Features/Site frame/SiteHeader',
  component: SiteHeader,
  args: { name: 'Millrace' },
  argTypes: { account: { control: false } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ blockSize: '150vh' }}>
          <Container>
            <Text>The page, which scrolls below the header.</Text>
          </Container>
        </main>
      </>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      // It floats above the whole page, and scrolls with it.
      story: { inline: false, height: '420px' },
    },
    guidance: {
      use: 'The head of every page of the site, with its five sections in a row or behind a menu. It is more compact once the page is scrolled by 10 px.',
      avoid: '`SiteFrame` renders it; the admin area has `AdminHeader`.',
      accessibility: [
        'The links are a navigation named ‘Main’.',
        'The menu opens before any script has come; Escape closes it.',
        'What is focused below it is never covered: anchors come to rest below the header.',
      ],
      do: 'Keep five links: they fit a laptop in one line.',
      dont: 'Hide links on a wide screen.',
    },
  },
});

/** The bar that floats, in the place that the header keeps for it. */
const bar = () => screen.getByRole('banner').firstElementChild as HTMLElement;

export const Default = meta.story();

Default.test('leads to the five sections', async ({ canvas }) => {
  const main = within(canvas.getByRole('navigation', { name: 'Main' }));
  for (const [name, href] of SECTIONS) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

Default.test('leads home with its logo', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Millrace' })).toHaveAttribute('href', '/#home');
});

Default.test('needs no menu on a wide screen', async ({ canvas }) => {
  await expect(canvas.getByText('Menu')).not.toBeVisible();
});

Default.test('is not compact before 10 px', async () => {
  window.scrollTo(0, 10);
  await expect(document.documentElement).not.toHaveAttribute('data-scrolled');
});

/** With the account menu, which the app hands in. */
export const Account = meta.story({ args: { account: <Button variant="quiet">Account</Button> } });

Account.test('has it beside the sections', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
});

/** After 10 px of scrolling. */
export const Compact = meta.story({
  play: async () => {
    window.scrollTo(0, 11);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-scrolled'));
  },
});

Compact.test('takes less of the page', async () => {
  await expect(bar().getBoundingClientRect().height).toBeLessThan(64);
});

Compact.test('grows again at the top', async () => {
  const { height } = bar().getBoundingClientRect();
  window.scrollTo(0, 0);
  await waitFor(() => expect(bar().getBoundingClientRect().height).toBeGreaterThan(height));
});

Compact.test('moves nothing on the page below', async ({ canvas }) => {
  const { top } = canvas.getByRole('main').getBoundingClientRect();
  await expect(top + window.scrollY).toBe(canvas.getByRole('banner').offsetHeight);
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });

Phone.test('keeps the sections behind a menu', async ({ canvas }) => {
  await expect(canvas.getByText('Menu')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'About' })).not.toBeVisible();
});

export const PhoneMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Menu')),
});

PhoneMenu.test('shows the five sections', async ({ canvas }) => {
  for (const [name, href] of SECTIONS) {
    const link = canvas.getByRole('link', { name });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
});

PhoneMenu.test('has targets 44 px high', async ({ canvas }) => {
  const { height } = canvas.getByRole('link', { name: 'About' }).getBoundingClientRect();
  await expect(height).toBeGreaterThanOrEqual(44);
});

PhoneMenu.test('closes when one of them is followed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'About' }));
  await expect(canvas.getByRole('link', { name: 'About' })).not.toBeVisible();
});

PhoneMenu.test('closes with its toggle', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Menu'));
  await expect(canvas.getByRole('link', { name: 'About' })).not.toBeVisible();
});

PhoneMenu.test('closes with a press beside it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('main'));
  await expect(canvas.getByRole('link', { name: 'About' })).not.toBeVisible();
});

PhoneMenu.test('closes with Escape, and keeps the focus', async ({ canvas, userEvent }) => {
  canvas.getByRole('link', { name: 'About' }).focus();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('link', { name: 'About' })).not.toBeVisible();
  await expect(canvas.getByText('Menu').closest('summary')).toHaveFocus();
});

export const PhoneAccount = meta.story({
  ...Account.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

PhoneAccount.test('is no wider than the screen', fitsTheScreen);

/** Torture: a name that wants more than a phone has. */
export const LongName = meta.story({
  args: { name: 'Hebden Water Website Development and Hosting Company' },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

LongName.test('is no wider than the screen', fitsTheScreen);
