import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Figures } from '#src/features/figures/Figures.tsx';

const meta = preview.meta({
  title: 'Features/Figures/Figures',
  component: Figures,
  tags: ['!visual'],
});

export const Default = meta.story({
  args: {
    figures: [
      ['Paid', '£179.00'],
      ['Went back', '£50.00'],
    ],
  },
});

Default.test('ties each figure to its label', async ({ canvas }) => {
  await expect(canvas.getByText('Went back').nextElementSibling).toHaveTextContent('£50.00');
});
