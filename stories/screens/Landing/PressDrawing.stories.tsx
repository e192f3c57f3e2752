import { expect } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { PressDrawing } from '#src/screens/Landing/PressDrawing.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/PressDrawing',
  component: PressDrawing,
  decorators: [inColumn('36rem')],
  parameters: {
    guidance: {
      use: 'The trade, drawn: a wireframe becomes a finished page. In the `Hero`, and nowhere else.',
      avoid: 'What a package holds is drawn by `PageTiles`, limits by a `Meter`.',
      accessibility: [
        'It is hidden from those who listen.',
        'It runs once; without motion it rests where the two meet.',
      ],
      do: 'Let it rest on a picture that makes sense by itself.',
      dont: 'Let it run again and again.',
    },
  },
});

export const Default = meta.story();

Default.test('is silent', async ({ canvasElement }) => {
  const drawings = [...canvasElement.querySelectorAll('svg')];
  await expect(drawings.every((svg) => svg.closest('[aria-hidden="true"]'))).toBe(true);
});

Default.test('needs no inline styles', async ({ canvasElement }) => {
  const drawing = canvasElement.firstElementChild?.firstElementChild;
  await expect(drawing?.querySelector('[style]')).toBeNull();
});

/** As narrow as it ever gets. */
export const Small = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });

const moving = (story: HTMLElement) =>
  [...story.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).animationName !== 'none',
  );

Default.test('moves where motion is welcome', async ({ canvasElement }) => {
  await expect(moving(canvasElement).length).toBeGreaterThan(0);
});

/** For visitors who asked their system for less motion; pictures are of it anyway. */
export const Still = meta.story({ globals: { motion: 'reduced' }, tags: ['!visual'] });

Still.test('rests from the beginning', async ({ canvasElement }) => {
  await expect(moving(canvasElement)).toEqual([]);
});
