import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildWebsitePackage } from '#mocks/factories/catalogue.ts';
import { packages } from '#src/content/catalogue.ts';
import { PackageCard } from '#src/features/catalogue/PackageCard.tsx';

const cottage = buildWebsitePackage();
const [forSale = cottage] = packages;

const meta = preview.meta({
  title: 'Features/Catalogue/PackageCard',
  component: PackageCard,
  tags: ['!visual'],
  args: { websitePackage: cottage, onBuy: fn() },
  argTypes: { websitePackage: { control: 'object' } },
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: '27rem' }}>
        <Story />
      </ul>
    ),
  ],
});

/** A package for sale. */
export const Default = meta.story({ args: { websitePackage: forSale }, tags: ['visual'] });

export const Limited = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cottage' })).toBeVisible();
    await expect(canvas.getByText('£90')).toBeVisible();
    await expect(canvas.getByText('once, up to 4 pages')).toBeVisible();
    await expect(canvas.getByText('A map').closest('li')).not.toHaveTextContent(/not included/i);
    await expect(canvas.getByText('A shop').closest('li')).toHaveTextContent(/not included/i);
  },
});

Limited.test('links to its payment page', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: /^Buy Cottage .*£90/ });
  await expect(link).toHaveAttribute('href', cottage.paymentLink);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  // Clicks before hydration are replayed.
  await expect(link).toHaveAttribute('data-replay');
  await userEvent.click(link);
  await expect(args.onBuy).toHaveBeenCalledOnce();
});

Limited.test('reports a middle click, and no right click', async ({ args, canvas }) => {
  const link = canvas.getByRole('link', { name: /^Buy Cottage/ });
  const press = (button: number) =>
    link.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true }));
  press(2);
  await expect(args.onBuy).not.toHaveBeenCalled();
  press(1);
  await expect(args.onBuy).toHaveBeenCalledOnce();
});

/** The drawing runs off the sheet. */
export const Unlimited = meta.story({
  args: { websitePackage: buildWebsitePackage({ pageLimit: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('once, unlimited pages')).toBeVisible();
  },
});

export const Turnaround = meta.story({
  args: { websitePackage: buildWebsitePackage({ turnaround: 'Online in three weeks' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online in three weeks')).toBeVisible();
  },
});

export const OddPrice = meta.story({
  args: { websitePackage: buildWebsitePackage({ price: 1_249_50 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£1,249.50')).toBeVisible();
  },
});

/** Long texts, and a word that is longer than a line. */
export const LongTexts = meta.story({
  args: {
    websitePackage: {
      ...forSale,
      title: 'Standard, for Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      description: 'A small, tidy site that says who you are. '.repeat(8),
      features: [
        'A contact form that reaches your inbox, your phone, and whoever answers for you while you are away on a job in the next valley',
        'llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwebsitedevelopment.example.com',
      ],
      nonFeatures: Array.from({ length: 12 }, (_, index) => `Something else, number ${index + 1}`),
    },
  },
  tags: ['visual'],
});
