import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { TabLinks } from '#src/design-system/index.ts';
import { expectInOneRow } from './tabRow';

const meta = preview.meta({
  title: 'Design system/Navigation/TabLinks',
  component: TabLinks,
  args: {
    label: 'Admin',
    links: ['Settings', 'Orders', 'Accounts'].map((label) => ({
      label,
      href: `#${label.toLowerCase()}`,
      isCurrent: label === 'Orders',
    })),
  },
  parameters: {
    guidance: {
      use: 'Below the header, for two to eight pages of one level. A line below it is the work of its container.',
      avoid: 'For panels of one page use `Tabs`, for a menu behind a button a `DisclosureMenu`.',
      accessibility:
        'It is a navigation landmark of links; the current page is marked with `aria-current`.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');
    await expect(current).toEqual([canvas.getByRole('link', { name: 'Orders' })]);
  },
});

const labels = ['Settings', 'Web development', 'Hosting', 'Orders', 'Accounts', 'Email templates'];

const linksOn = (current: string) =>
  labels.map((label) => ({ label, href: `#${label}`, isCurrent: label === current }));

/** More than fit in the row. */
export const Scrolling = meta.story({
  args: { links: linksOn('Email templates') },
  globals: { viewport: { value: 'phone' } },
});

Scrolling.test('shows the current page in its one row', async ({ canvas }) => {
  await expectInOneRow(canvas.getAllByRole('link'));
  await expect(canvas.getByRole('list')).not.toHaveAttribute('data-after');
});

Scrolling.test(
  'shows the current page in the same place after each resize',
  { args: { links: linksOn('Orders') } },
  async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const { scrollLeft } = row;
    const resize = async (width: string) => {
      row.style.inlineSize = width;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    };
    // As a rotation does, and as a window that was hardly there.
    for (const width of ['80rem', '1px']) {
      await resize(width);
      await resize('');
      await expectInOneRow(canvas.getAllByRole('link'));
      await expect(row.scrollLeft).toBe(scrollLeft);
    }
  },
);

Scrolling.test(
  'keeps the current page in the middle when the labels become wider',
  { args: { links: linksOn('Orders') } },
  async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const current = canvas.getByRole('link', { current: 'page' });
    const distance = () => {
      const inRow = row.getBoundingClientRect();
      const inLink = current.getBoundingClientRect();
      return Math.abs(inLink.left + inLink.width / 2 - inRow.left - inRow.width / 2);
    };
    await waitFor(() => expect(distance()).toBeLessThan(1));
    row.style.letterSpacing = '4px';
    await waitFor(() => expect(distance()).toBeLessThan(1));
    row.style.letterSpacing = '';
  },
);
