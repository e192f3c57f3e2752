import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button, Container, Text } from '#src/design-system/index.ts';
import { SiteHeader } from '#src/features/site-frame/SiteHeader.tsx';

/** The labels and URLs of the links to the sections. */
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
  args: { name: 'Hollin and Dale' },
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
      // The bar is fixed to the viewport.
      story: { inline: false, height: '420px' },
    },
  },
});

/** The fixed bar inside the header. */
const bar = () => screen.getByRole('banner').firstElementChild as HTMLElement;

export const Default = meta.story({
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    for (const [name, href] of SECTIONS) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(canvas.getByRole('link', { name: 'Hollin and Dale' })).toHaveAttribute(
      'href',
      '/#home',
    );
    await expect(canvas.getByText('Menu')).not.toBeVisible();
  },
});

Default.test('is not compact after 10 px of scrolling', async () => {
  window.scrollTo(0, 10);
  // The browser dispatches the scroll event before the next animation frame.
  await new Promise(requestAnimationFrame);
  await expect(window.scrollY).toBe(10);
  await expect(document.documentElement).not.toHaveAttribute('data-scrolled');
});

/** With an account menu. */
export const Account = meta.story({ args: { account: <Button variant="quiet">Account</Button> } });

/** After 11 px of scrolling. */
export const Compact = meta.story({
  tags: ['!visual'],
  play: async ({ canvas }) => {
    window.scrollTo(0, 11);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-scrolled'));
    await expect(bar().getBoundingClientRect().height).toBeLessThan(64);
    const { top } = canvas.getByRole('main').getBoundingClientRect();
    await expect(top + window.scrollY).toBe(canvas.getByRole('banner').offsetHeight);
  },
});

Compact.test('returns to its full height at the top of the page', async () => {
  const { height } = bar().getBoundingClientRect();
  window.scrollTo(0, 0);
  await waitFor(() => expect(bar().getBoundingClientRect().height).toBeGreaterThan(height));
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Menu')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'About' })).not.toBeVisible();
  },
});

export const PhoneMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'));
    for (const [name, href] of SECTIONS) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
  },
});

export const PhoneAccount = meta.story({
  ...Account.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

/** A name that is longer than the width of a phone. */
export const LongName = meta.story({
  args: { name: 'Hebden Water Website Development and Hosting Company' },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
