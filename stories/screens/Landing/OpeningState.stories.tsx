import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { OpeningState } from '#src/screens/Landing/OpeningState.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/OpeningState',
  component: OpeningState,
  tags: ['!visual'],
  args: { hours: [{ schema: 'Mo-Su 00:00-24:00' }], timeZone: 'Europe/London' },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Open now until 12am')).toBeVisible();
  },
});

/** No hours that can be read. */
export const Unknown = meta.story({
  args: { hours: [] },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('div');
    // Computed by then.
    await new Promise<unknown>((resolve) => {
      if (line) new IntersectionObserver(resolve).observe(line);
    });
    await new Promise(requestAnimationFrame);
    await expect(line?.clientHeight).toBeGreaterThan(10);
  },
});
