import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ThemeSwitch } from '#src/features/site-frame/ThemeSwitch.tsx';

const meta = preview.meta({
  title: 'Features/Site frame/ThemeSwitch',
  component: ThemeSwitch,
  parameters: {
    docs: {
      // Radio buttons with the same name on one page form one group.
      story: { inline: false, height: '120px' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
});

Default.test(
  'applies the dark theme, and follows the system when ‘System’ is chosen',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Dark'));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(canvas.getByText('System'));
    await expect(document.documentElement).not.toHaveAttribute('data-theme');
  },
);

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
});
