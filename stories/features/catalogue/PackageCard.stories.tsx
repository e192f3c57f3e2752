import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildWebsitePackage } from '#mocks/factories/catalogue.ts';
import { PackageCard } from '#src/features/catalogue/PackageCard.tsx';

const meta = preview.meta({
  title: 'Features/Catalogue/PackageCard',
  component: PackageCard,
  args: { websitePackage: buildWebsitePackage(), onBuy: fn() },
  argTypes: { websitePackage: { control: 'object' } },
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: '27rem' }}>
        <Story />
      </ul>
    ),
  ],
});

export const Default = meta.story();

Default.test('says what it costs, once, and for how many pages', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Standard' })).toBeVisible();
  await expect(canvas.getByText('£179')).toBeVisible();
  await expect(canvas.getByText('once, up to 5 pages')).toBeVisible();
});

Default.test('includes the ticket system', async ({ canvas }) => {
  await expect(canvas.getByText('Private development ticket system')).toBeVisible();
});

Default.test('says what is not included', async ({ canvas }) => {
  const item = canvas.getByText('Booking system').closest('li');
  await expect(item).toHaveTextContent(/not included/i);
});

Default.test('is bought at its payment page', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: /^Buy Standard .*£179/ });
  await expect(link).toHaveAttribute('href', 'https://pay.example/standard');
  await userEvent.click(link);
  await expect(args.onBuy).toHaveBeenCalledOnce();
});

export const Ecommerce = meta.story({
  args: { websitePackage: buildWebsitePackage({ id: 'ecommerce' }) },
  tags: ['!visual'],
});

Ecommerce.test('costs £249 for up to 10 pages', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /^Buy Ecommerce .*£249/ })).toBeVisible();
  await expect(canvas.getByText('once, up to 10 pages')).toBeVisible();
});

/** As many pages as the work needs: the drawing runs off the sheet. */
export const Premium = meta.story({
  args: { websitePackage: buildWebsitePackage({ id: 'premium' }) },
  tags: ['!visual'],
});

Premium.test('costs £349 for unlimited pages', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /^Buy Premium .*£349/ })).toBeVisible();
  await expect(canvas.getByText('once, unlimited pages')).toBeVisible();
});

export const NothingLeftOut = meta.story({
  args: { websitePackage: buildWebsitePackage({ nonFeatures: [] }) },
  tags: ['!visual'],
});

export const OddPrice = meta.story({
  args: { websitePackage: buildWebsitePackage({ price: 1_249_50 }) },
  tags: ['!visual'],
});

OddPrice.test('shows the pence where there are any', async ({ canvas }) => {
  await expect(canvas.getByText('£1,249.50')).toBeVisible();
});

/** Torture: too many words everywhere, and one that does not fit on a line. */
export const LongTexts = meta.story({
  args: {
    websitePackage: buildWebsitePackage({
      title: 'Standard, for Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      description: 'A small, tidy site that says who you are. '.repeat(8),
      features: [
        'A contact form that reaches your inbox, your phone, and whoever answers for you while you are away on a job in the next valley',
        'llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwebsitedevelopment.example.com',
      ],
      nonFeatures: Array.from({ length: 12 }, (_, index) => `Something else, number ${index + 1}`),
    }),
  },
});
