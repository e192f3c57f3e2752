import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { DisclosureMenu } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Navigation/DisclosureMenu',
  component: DisclosureMenu,
  parameters: {
    docs: {
      description: {
        component:
          'The main links on a narrow screen. On a wide one they stand in a row. Not for actions: a menu of things to do is buttons in a `HoverCard`.',
      },
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

export const OpenDark = meta.story({ ...Open.input, globals: { theme: 'dark' } });

/** Torture: labels far longer than a menu is wide. */
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
