import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Divider, Stack, Text } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Layout/Divider',
  component: Divider,
  render: () => (
    <Stack>
      <Text>Login with the address that you registered.</Text>
      <Divider />
      <Text>New here? Register instead.</Text>
    </Stack>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'A change of subject where space alone would not show it. Try a wider gap first; in a table or a list the rows have their own lines.',
      },
    },
  },
});

export const Default = meta.story();

Default.test('is a separator to those who listen', async ({ canvas }) => {
  await expect(canvas.getByRole('separator')).toBeVisible();
});

export const Dark = Default.extend({ globals: { theme: 'dark' } });
