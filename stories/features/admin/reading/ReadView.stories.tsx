import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Text } from '#src/design-system/index.ts';
import { ReadView } from '#src/features/admin/reading/ReadView.tsx';
import type { Read } from '#src/features/admin/reading/useRead.ts';

const meta = preview.meta({
  title: 'Features/Admin/Reading/ReadView',
  component: ReadView<string>,
  args: {
    read: { state: 'ready', value: 'Three orders.' } as Read<string>,
    subject: 'the orders',
    onRetry: fn(),
    children: (value: string) => <Text>{value}</Text>,
  },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      use: 'Where something has to be read from the backend first: it says that it is under way, or why it failed and how to try again. `useRead` does the reading.',
      avoid:
        "What could not be saved is said by the form that tried, in a `FormError`. An empty list is the list's own state.",
      accessibility: [
        'The failure is an alert; ‘Try Again’ is a button right below it.',
        'What is known stays in sight while it is read once more.',
      ],
      do: 'Name what is read: ‘the orders’.',
      dont: 'Show a spinner without words.',
    },
  },
});

export const Default = meta.story();

Default.test('shows what was read', async ({ canvas }) => {
  await expect(canvas.getByText('Three orders.')).toBeVisible();
});

export const Loading = meta.story({ args: { read: { state: 'loading' } } });

Loading.test('says what it is reading', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the orders …')).toBeVisible();
});

export const Failed = meta.story({
  args: {
    read: {
      state: 'failed',
      reason:
        'Part of this website could not be loaded. Check your internet connection, then try again.',
    },
  },
});

Failed.test('says why, and can be asked again', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('We could not read the orders');
  await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const FailedDark = Failed.extend({ globals: { theme: 'dark' } });
