import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { landing } from '#src/content/landing.ts';
import { Inline } from '#src/design-system/index.ts';
import { StepDrawing, stepDrawingNames } from '#src/screens/Landing/StepDrawing.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/StepDrawing',
  component: StepDrawing,
  args: { name: 'sheet' },
  argTypes: { name: { control: 'radio', options: stepDrawingNames } },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('is hidden from screen readers', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

export const All = meta.story({
  render: () => (
    <Inline gap="xl">
      {stepDrawingNames.map((name) => (
        <StepDrawing key={name} name={name} />
      ))}
    </Inline>
  ),
});

All.test('there is a drawing for every step of the landing page', async () => {
  const names = landing.about.steps.map(({ drawing }) => drawing);
  await expect(stepDrawingNames).toEqual(expect.arrayContaining(names));
});
