import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
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
    guidance: {
      use: 'A change of subject that space alone does not show.',
      avoid:
        'Try a larger gap of the `Stack` first. The rows of a `Table` have their own lines. Do not draw one between all items.',
      accessibility: 'It is announced as a separator. Draw a decorative line in CSS.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
});
