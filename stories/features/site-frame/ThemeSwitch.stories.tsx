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

export const Default = meta.story();

Default.test('checks the current theme', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
});

Default.test('applies the dark theme', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Dark'));
  await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

Default.test('follows the system when ‘System’ is chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('System'));
  await expect(document.documentElement).not.toHaveAttribute('data-theme');
});

Default.test('responds to the arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

Dark.test('checks the dark theme', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
});
