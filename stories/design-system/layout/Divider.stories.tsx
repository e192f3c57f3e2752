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
    guidance: {
      use: 'A change of subject that space alone does not show.',
      avoid: 'Try a larger gap of the `Stack` first. The rows of a `Table` have their own lines.',
      accessibility: ['It is announced as a separator. Draw a decorative line in CSS.'],
      do: {
        words: 'Separate two groups that look like one.',
        shown: () => (
          <Stack gap="md">
            <Text>Account</Text>
            <Divider />
            <Text>Logout</Text>
          </Stack>
        ),
      },
      dont: {
        words: 'Draw one between all items.',
        shown: () => (
          <Stack gap="xs">
            <Text>Home</Text>
            <Divider />
            <Text>About</Text>
            <Divider />
            <Text>Contact</Text>
          </Stack>
        ),
      },
    },
  },
});

export const Default = meta.story();

Default.test('has the role of a separator', async ({ canvas }) => {
  await expect(canvas.getByRole('separator')).toBeVisible();
});
