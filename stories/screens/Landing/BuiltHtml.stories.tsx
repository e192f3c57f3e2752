import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { BuiltHtml } from '#src/screens/Landing/BuiltHtml.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/BuiltHtml',
  component: BuiltHtml,
  tags: ['!visual'],
  args: { children: 'A drawing.' },
});

export const Default = meta.story();

Default.test('shows its part', async ({ canvas }) => {
  await expect(canvas.getByText('A drawing.')).toBeVisible();
});
