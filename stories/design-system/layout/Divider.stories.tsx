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
      use: 'A change of subject where space alone would not show it.',
      avoid:
        'Try a wider gap of the `Stack` first. In a `Table` or a list the rows have their own lines.',
      accessibility: [
        'It is announced as a separator: a line that only decorates belongs into a style.',
      ],
      do: {
        words: 'Use one where two groups would be read as one.',
        shown: () => (
          <Stack gap="md">
            <Text>Account</Text>
            <Divider />
            <Text>Logout</Text>
          </Stack>
        ),
      },
      dont: {
        words: 'Draw one between every two things: then none of them separates.',
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

Default.test('is a separator to those who listen', async ({ canvas }) => {
  await expect(canvas.getByRole('separator')).toBeVisible();
});
