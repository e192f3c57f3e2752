import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildWebsitePackage } from '#mocks/factories/catalogue.ts';
import { packages } from '#src/content/catalogue.ts';
import { PackageList } from '#src/features/catalogue/PackageList.tsx';

const cottage = buildWebsitePackage();
const manor = buildWebsitePackage({ id: 'manor', title: 'Manor', price: 400_00, pageLimit: null });
const barn = buildWebsitePackage({ id: 'barn', title: 'Barn', price: 150_00, pageLimit: 8 });

const meta = preview.meta({
  title: 'Features/Catalogue/PackageList',
  component: PackageList,
  tags: ['!visual'],
  args: { packages: [cottage, barn, manor], onBuy: fn() },
});

export const Default = meta.story();

Default.test('shows each package at its own price', async ({ canvas }) => {
  const prices = canvas.getAllByText(/^£\d+$/).map(({ textContent }) => textContent);
  await expect(prices).toEqual(['£90', '£150', '£400']);
});

Default.test('links each package to its own payment page', async ({ canvas }) => {
  const links = canvas.getAllByRole<HTMLAnchorElement>('link', { name: /^Buy / });
  await expect(links.map(({ href }) => href)).toEqual([
    'https://pay.example/cottage',
    'https://pay.example/barn',
    'https://pay.example/manor',
  ]);
});

Default.test('reports the package that was bought', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Buy Barn/ }));
  await expect(args.onBuy).toHaveBeenCalledWith(barn);
});

/** The packages for sale. */
export const ForSale = meta.story({ args: { packages } });

ForSale.test('draws the pages of every package at one size', async ({ canvasElement }) => {
  const scales = [...canvasElement.querySelectorAll<SVGSVGElement>('svg[viewBox]')]
    .filter((drawing) => drawing.querySelector('pattern'))
    .map((drawing) => drawing.getScreenCTM()?.a.toFixed(2));
  await expect(scales).toHaveLength(packages.length);
  await expect(new Set(scales).size).toBe(1);
});

ForSale.test('recommends one package', async ({ canvas }) => {
  const recommended = packages.filter(({ isRecommended }) => isRecommended);
  await expect(recommended).toHaveLength(1);
  await expect(canvas.getByText('Recommended').closest('li')).toHaveTextContent(
    String(recommended[0]?.title),
  );
});

export const Phone = meta.story({
  ...ForSale.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

Phone.test('has one column, no wider than the screen', async ({ canvas }) => {
  const [list] = canvas.getAllByRole('list');
  const cards = within(list as HTMLElement).getAllByRole('heading', { level: 3 });
  await expect(new Set(cards.map((card) => card.getBoundingClientRect().left)).size).toBe(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

Phone.test('shows that each package has a private ticket system', async ({ canvas }) => {
  const shown = canvas.getAllByText('Private development ticket system');
  await expect(shown).toHaveLength(packages.length);
  for (const each of shown) await expect(each).toBeVisible();
});

/** A row has as many columns as there are packages. */
export const Two = meta.story({ args: { packages: [cottage, manor] } });

Two.test('shares the row equally', async ({ canvas }) => {
  const cards = canvas.getAllByRole('heading', { level: 3 }).map((each) => each.closest('li'));
  const widths = cards.map((card) => Math.round(card?.getBoundingClientRect().width ?? 0));
  await expect(widths[0]).toBe(widths[1]);
  await expect(widths[0]).toBeGreaterThan(window.innerWidth / 3);
});

/** One card with much longer texts than the others. */
export const UnevenTexts = meta.story({
  args: {
    packages: [
      buildWebsitePackage({ description: 'Small.', features: ['One page'], nonFeatures: [] }),
      buildWebsitePackage({
        id: 'barn',
        title: 'Ecommerce for Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        description: 'Customers browse, fill a basket and pay by card. '.repeat(6),
      }),
      buildWebsitePackage({ id: 'manor', nonFeatures: [] }),
    ],
  },
});
