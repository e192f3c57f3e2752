import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Heading } from '#src/design-system/index.ts';
import { LoadedScreen } from '#src/features/loading/LoadedScreen.tsx';

const meta = preview.meta({
  title: 'Features/Loading/LoadedScreen',
  component: LoadedScreen,
  args: {
    labelledBy: 'screen-title',
    children: (
      <Heading level="1" size="h2" id="screen-title">
        Your order
      </Heading>
    ),
  },
  argTypes: { children: { control: false } },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('is named by its heading, and does not move the footer', async ({ canvas }) => {
  const screen = canvas.getByRole('region', { name: 'Your order' });
  const { height } = screen.parentElement?.getBoundingClientRect() ?? {};
  await expect(height).toBeGreaterThanOrEqual(window.innerHeight - 80);
});
