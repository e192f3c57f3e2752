import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { packages } from '#src/content/catalogue.ts';
import { PackagesSection } from '#src/screens/Landing/PackagesSection.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/PackagesSection',
  component: PackagesSection,
  tags: ['!visual'],
  args: { packages, onBuy: fn() },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'The website packages on the landing page, and the way out for what fits none of them.',
      avoid: 'Elsewhere show a `PackageList`.',
      accessibility: ['It is a landmark named by its heading.'],
      do: 'Offer the custom quote after the packages, not instead of them.',
      dont: 'Hide the prices behind a request.',
    },
  },
});

export const Default = meta.story();

Default.test('is what the header calls Website Development', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 2 });
  await expect(canvas.getByRole('region', { name: String(heading.textContent) })).toHaveAttribute(
    'id',
    'web-development',
  );
});

Default.test('has a way out for what fits no package', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Ask for a custom quote' })).toHaveAttribute(
    'href',
    '/custom-quote',
  );
});

Default.test('tells which package was bought', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Buy Premium/ }));
  await expect(args.onBuy).toHaveBeenCalledWith(packages[2]);
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });
