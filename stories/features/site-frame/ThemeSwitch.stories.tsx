import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ThemeSwitch } from '#src/features/site-frame/ThemeSwitch.tsx';

const meta = preview.meta({
  title: 'Features/Site frame/ThemeSwitch',
  component: ThemeSwitch,
  parameters: {
    docs: {
      // Radio buttons of one name are one group: each story has a page of its own.
      story: { inline: false, height: '120px' },
    },
    guidance: {
      use: 'Light, dark, or what the system says; once a page, in the footer.',
      avoid: 'Other ways to see the same thing are a `SegmentedControl` of their own.',
      accessibility: [
        'It is a group of radio buttons named ‘Theme’.',
        'The choice is there before the first paint: nothing flashes.',
      ],
      do: 'Let ‘System’ be the default.',
      dont: 'Change the theme by the hour.',
    },
  },
});

export const Default = meta.story();

Default.test('shows the theme that the page is painted in', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
});

Default.test('paints the page dark', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Dark'));
  await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

Default.test('leaves it to the system', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('System'));
  await expect(document.documentElement).not.toHaveAttribute('data-theme');
});

Default.test('answers the arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

Dark.test('shows that the page is dark', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
});
