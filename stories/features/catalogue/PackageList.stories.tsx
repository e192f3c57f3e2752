import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildWebsitePackage } from '#mocks/factories/catalogue.ts';
import { packages } from '#src/content/catalogue.ts';
import { PackageList } from '#src/features/catalogue/PackageList.tsx';

const meta = preview.meta({
  title: 'Features/Catalogue/PackageList',
  component: PackageList,
  tags: ['!visual'],
  args: { packages, onBuy: fn() },
});

export const Default = meta.story();

Default.test('offers three packages, each at a price of its own', async ({ canvas }) => {
  const prices = canvas.getAllByText(/^£\d+$/).map(({ textContent }) => textContent);
  await expect(prices).toEqual(['£179', '£249', '£349']);
});

Default.test('has the ticket system in each', async ({ canvas }) => {
  await expect(canvas.getAllByText('Private development ticket system')).toHaveLength(3);
});

Default.test('sells each on a page of its own', async ({ canvas }) => {
  const links = canvas.getAllByRole<HTMLAnchorElement>('link', { name: /^Buy / });
  await expect(links.map(({ href }) => href)).toEqual([
    'https://pay.example/standard',
    'https://pay.example/ecommerce',
    'https://pay.example/premium',
  ]);
});

Default.test('tells which one was bought', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Buy Ecommerce/ }));
  await expect(args.onBuy).toHaveBeenCalledWith(packages[1]);
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });

Phone.test('stands in one column, no wider than the screen', async ({ canvas }) => {
  const [list] = canvas.getAllByRole('list');
  const cards = within(list as HTMLElement).getAllByRole('heading', { level: 3 });
  await expect(new Set(cards.map((card) => card.getBoundingClientRect().left)).size).toBe(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const One = meta.story({ args: { packages: packages.slice(0, 1) } });

export const Two = meta.story({ args: { packages: packages.slice(0, 2) } });

/** Torture: one card with far more to say than the others. */
export const UnevenTexts = meta.story({
  args: {
    packages: [
      buildWebsitePackage({ description: 'Small.', features: ['One page'], nonFeatures: [] }),
      buildWebsitePackage({
        id: 'ecommerce',
        title: 'Ecommerce for Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        description: 'Customers browse, fill a basket and pay by card. '.repeat(6),
      }),
      buildWebsitePackage({ id: 'premium', nonFeatures: [] }),
    ],
  },
});
