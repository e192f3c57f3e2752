import { expect, userEvent } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { Button } from '#src/design-system/index.ts';
import { AuthDialogProvider, useAuthDialog } from '#src/features/account/AuthDialogProvider.tsx';
import { SessionProvider } from '#src/features/account/SessionProvider.tsx';

function Consumer() {
  const { open } = useAuthDialog();
  return <Button onClick={() => open('register')}>Register</Button>;
}

const meta = preview.meta({
  title: 'Features/Account/AuthDialogProvider',
  component: AuthDialogProvider,
  tags: ['!visual'],
  args: { children: <Consumer /> },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <SessionProvider>
        <Story />
      </SessionProvider>
    ),
    withApp,
  ],
  parameters: { backend: {} },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByRole('form', { name: 'Register' })).toBeVisible();
  },
});
