import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { DisclosureMenu } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Navigation/DisclosureMenu',
  component: DisclosureMenu,
  parameters: {
    guidance: {
      use: 'The main links on a narrow screen, behind one toggle. On a wide screen show them in a row. Label the toggle ‘Menu’.',
      avoid: 'For actions use a `HoverCard`, for text a `Disclosure`.',
      accessibility:
        'It opens without JavaScript and announces whether it is open. Escape closes it and focuses the toggle; following a link closes it too.',
    },
  },
  args: {
    label: 'Menu',
    links: [
      { label: 'Home', href: '#home' },
      { label: 'Website Development', href: '#web-development' },
      { label: 'Web Hosting', href: '#pricing' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '14rem' }}>
        <div style={{ position: 'relative', display: 'flex', justifyContent: 'flex-end' }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

export const Closed = meta.story();

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'));
    await expect(canvas.getByRole('link', { name: 'Web Hosting' })).toBeVisible();
  },
});

Open.test('closes when a link is followed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Web Hosting' }));
  await expect(canvas.getByRole('link', { name: 'Web Hosting' })).not.toBeVisible();
});

Open.test('closes on a click outside', async ({ canvas, userEvent }) => {
  await userEvent.click(document.body);
  await expect(canvas.getByRole('link', { name: 'Web Hosting' })).not.toBeVisible();
});

Open.test('closes on Escape and moves the focus to its button', async ({ canvas, userEvent }) => {
  canvas.getByRole('link', { name: 'Web Hosting' }).focus();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('link', { name: 'Web Hosting' })).not.toBeVisible();
  await expect(canvas.getByText('Menu').closest('summary')).toHaveFocus();
});

/** Labels that are longer than the menu is wide. */
export const LongLabels = meta.story({
  args: {
    links: [
      { label: 'Everything about the development of websites for small businesses', href: '#a' },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', href: '#b' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'));
  },
  globals: { viewport: { value: 'phone' } },
});
