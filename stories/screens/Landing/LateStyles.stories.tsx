import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { LateStyles } from '#src/screens/Landing/LateStyles.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/LateStyles',
  component: LateStyles,
  tags: ['!visual'],
  parameters: { layout: 'fullscreen' },
});

/** Only the build adds a link. */
export const Default = meta.story();

Default.test('takes no space', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[data-late-styles]')?.clientHeight).toBe(0);
});
