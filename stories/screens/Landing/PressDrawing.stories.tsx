import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { PressDrawing } from '#src/screens/Landing/PressDrawing.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/PressDrawing',
  component: PressDrawing,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The trade, drawn: a wireframe becomes a finished page. It runs once, and rests where the two meet when motion is not wanted. Decoration of the hero, and of nothing else.',
      },
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

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** As narrow as it ever gets. */
export const Small = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });
